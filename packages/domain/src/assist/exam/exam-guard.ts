export const examIds = {
  exam: 'company',
} as const
