import { z } from 'zod'
import { moment } from '../../fields.ts'

/** A language model that whoever runs the installation has set up, and what a company lets it do. */
export const AnswerModel = z
  .object({
    /** None where none is set up: questions are answered by words, on this machine. */
    model: z.object({ name: z.string(), host: z.string() }).nullable(),
    /** Whether the company lets questions and passages go to that host. */
    isOn: z.boolean(),
    /** It was let go to another host, which is not the one of today. */
    agreedHost: z.string().nullable(),
    month: z.object({
      tokens: z.int(),
      /** When so many are used, answers come by words until the month ends. */
      most: z.int(),
      questions: z.int(),
      isUsedUp: z.boolean(),
      /** Why the last question was not answered by it; none where it was. */
      problem: z.string().nullable(),
      endsAt: moment,
    }),
  })
  .meta({ id: 'AnswerModel' })

export type AnswerModel = z.output<typeof AnswerModel>

export const AnswerModelForm = z
  .strictObject({ isOn: z.boolean() })
  .meta({ id: 'AnswerModelForm', examples: [{ isOn: false }] })
