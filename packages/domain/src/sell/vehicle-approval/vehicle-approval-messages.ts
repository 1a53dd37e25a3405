import { message } from '../../base/message/message.ts'

export const vehicleApprovalMessages = {
  'vehicle-approval.submitted': message({ number: 'V-7H2S6-5F85C' }, { title: '{{number}}: photos to look at' }),
} as const
