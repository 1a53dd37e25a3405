export const memberIds = {
  group: 'company',
  member: 'company',
  role: 'company',
} as const
