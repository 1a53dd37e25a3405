import { message } from '../../base/message/message.ts'

export const releaseMessages = {
  'release.not-proven-in-time': message(
    { host: 'pet.example.com' },
    { title: '{{host}} has stopped: nobody has proven in time that the domain is yours' },
  ),
  'release.proven-by-another': message(
    { host: 'pet.example.com', proven: 'example.com' },
    { title: '{{host}} has stopped: another company has proven that {{proven}} is theirs' },
  ),
} as const
