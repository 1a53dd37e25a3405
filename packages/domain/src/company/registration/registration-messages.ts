import { message } from '../../base/message/message.ts'

export const registrationMessages = {
  'registration.done': message(
    { company: 'Tarnbrook Insurance', days: '21' },
    { title: 'Welcome to {{company}}. Your trial runs for {{days}} days.' },
  ),
} as const
