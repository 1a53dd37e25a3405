import { messages } from '../../messages.ts'

export const primaryTransferErrors = {
  'primary-transfer.only-primary': { status: 403, message: 'Only the primary user can hand the role over.' },
  'primary-transfer.not-eligible': {
    status: 409,
    message: 'Choose a registered admin, standard user or designer of your company.',
  },
  'primary-transfer.link-expired': { status: 422, message: messages.linkExpired },
} as const
