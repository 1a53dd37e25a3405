export const examLevelIds = {
  examLevel: 'company',
} as const
