export const hubFileIds = {
  hubFile: 'company',
} as const
