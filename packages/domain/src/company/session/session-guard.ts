export const sessionIds = {
  device: 'company',
  session: 'company',
} as const
