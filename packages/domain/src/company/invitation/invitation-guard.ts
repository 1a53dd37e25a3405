export const invitationIds = {
  invitation: 'company',
} as const
