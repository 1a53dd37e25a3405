import { message } from '../../base/message/message.ts'

const hello = 'Hello {{name}},'
const name = 'Ada Finch'
const code = '402915'
const codeWorks = 'Your code is {{code}}. It works for 10 minutes, once.'
const signedIn = {
  name,
  when: 'Monday 16 November 2026 at 09:12:00 GMT',
  address: '203.0.113.7 (Europe/London)',
} as const
const notYou = 'If that was not you, change your password at once: whoever it is, is signed out by it.'

const seen = (title: string, happened: string) =>
  message(signedIn, {
    title,
    text: [hello, `${happened}: {{when}}, from the address {{address}}.`, notYou],
  })

export const sessionMessages = {
  'session.password-changed': message(
    { name },
    {
      title: 'Your password was changed',
      text: [
        hello,
        'Your Coverwright password was changed, and every other device you were signed in on was signed out.',
        'If that was not you, set a new one at once: choose "Forgot password?" where you sign in.',
      ],
    },
  ),
  'session.device-code': message(
    { name, code },
    {
      title: 'Your sign-in code',
      text: [
        hello,
        codeWorks,
        'If you did not try to sign in to Coverwright on a new device, change your password: somebody else knows it.',
      ],
    },
  ),
  'session.reset-code': message(
    { name, code },
    {
      title: 'Your code for a new password',
      text: [hello, codeWorks, 'If you did not ask for a new password, leave it: without the code nothing changes.'],
    },
  ),
  'session.seen-device': seen(
    'You signed in on a new device',
    'Your account was signed in to on a device it was not used on before',
  ),
  'session.seen-address': seen(
    'You signed in from a new address',
    'Your account was signed in to from an address it was not used from before',
  ),
  'session.email-link': message(
    { name, link: 'https://example.com/email-verify-success' },
    {
      title: 'Confirm your new address',
      text: [
        hello,
        'Open this link to sign in to Coverwright with this address from now on:',
        '{{link}}',
        'It works for 24 hours, once. If you know nothing of it, leave it: without it nothing changes.',
      ],
    },
  ),
  'session.email-asked': message(
    { name, email: 'a•••@tarnbrook.example' },
    {
      title: 'Somebody asked to change your address',
      text: [
        hello,
        'Somebody asked to sign in to your Coverwright account with another address: {{email}}. A link was sent there; until it is opened nothing changes.',
        'If that was not you, change your password at once: the link works no more then.',
      ],
    },
  ),
  'session.email-changed': message(
    { name, email: 'a•••@tarnbrook.example' },
    {
      title: 'Your address was changed',
      text: [
        hello,
        'You sign in to Coverwright with another address now: {{email}}. This one works no more.',
        'If that was not you, write to us at once, or ask the primary user of your company to remove your account.',
      ],
    },
  ),
} as const
