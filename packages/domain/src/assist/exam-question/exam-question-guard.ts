export const examQuestionIds = {
  examQuestion: 'company',
} as const
