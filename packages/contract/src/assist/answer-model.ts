import { AnswerModel, AnswerModelForm } from '@coverwright/domain/assist/answer-model/answer-model'
import { z } from 'zod'
import { call, can, group } from '../call.ts'

/** Whether a language model outside chooses what answers, and how much it was asked this month. */
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
