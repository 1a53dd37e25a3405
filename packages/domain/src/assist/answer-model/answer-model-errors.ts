export const answerModelErrors = {
  'answer-model.none': { status: 409, message: 'No model is set up for this installation.' },
} as const
