import { message } from '../../base/message/message.ts'

export const invitationMessages = {
  'invitation.accepted': message({ name: 'Ada Finch' }, { title: '{{name}} has registered' }),
} as const
