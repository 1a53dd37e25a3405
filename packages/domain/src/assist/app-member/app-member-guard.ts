export const appMemberIds = {
  appGroup: 'company',
  appMember: 'company',
} as const
