export const answerModelErrors = {
  'answer-model.none': { status: 409, message: 'No model is set up for this installation.' },
  'answer-model.off': { status: 409, message: 'Your company has not let the model do this.' },
  'answer-model.used-up': { status: 409, message: 'This month’s tokens are used up.' },
  'answer-model.no-answer': { status: 503, message: 'The model did not answer. Try again in a minute.' },
} as const
