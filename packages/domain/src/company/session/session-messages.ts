import { message } from '../../base/message/message.ts'

export const sessionMessages = {
  'session.password-changed': message(
    { name: 'Ada Finch' },
    {
      title: 'Your password was changed',
      text: [
        'Hello {{name}},',
        'Your Coverwright password was changed, and every other device you were signed in on was signed out.',
        'If that was not you, set a new one at once: choose "Forgot password?" where you sign in.',
      ],
    },
  ),
} as const
