import { AnswerModel, AnswerModelForm } from '@coverwright/domain/assist/answer-model/answer-model'
import { z } from 'zod'
import { call, can, group } from '../call.ts'

/** What whoever has a text written by it may be told. */
export const modelErrors = [
  'answer-model.none',
  'answer-model.off',
  'answer-model.used-up',
  'answer-model.no-answer',
  'too-many-of-yours',
] as const

/** What a language model outside is asked for, and how much it was asked this month. */
export const answerModel = group('answerModel', {
  getModel: call({ access: can('manage-hub'), input: z.strictObject({}), output: AnswerModel }),
  /** What the company wrote leaves it: that is a setting of the company, and not of its hub. */
  changeModel: call({
    access: can('manage-account'),
    audit: true,
    isPersonal: true,
    input: AnswerModelForm,
    output: AnswerModel,
    errors: ['answer-model.none'],
  }),
})
