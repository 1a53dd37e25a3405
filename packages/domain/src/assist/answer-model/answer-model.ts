import { z } from 'zod'
import { moment } from '../../fields.ts'

/** What a company may let a model do: choose what answers, write exam questions, write drafts of posts. */
export const modelUses = ['answers', 'questions', 'posts'] as const

export type ModelUse = (typeof modelUses)[number]

/** A language model that whoever runs the installation has set up, and what a company lets it do. */
export const AnswerModel = z
  .object({
    /** None where none is set up: everything is done on this machine. */
    model: z.object({ name: z.string(), host: z.string() }).nullable(),
    /** What the company lets go to that host, by what it is for. */
    uses: z.array(z.enum(modelUses)),
    /** Something was let go to another host, which is not the one of today. */
    agreedHost: z.string().nullable(),
    month: z.object({
      tokens: z.int(),
      /** When so many are used, it is not asked until the month ends. */
      most: z.int(),
      /** How often it was asked, for whatever. */
      questions: z.int(),
      isUsedUp: z.boolean(),
      /** Why it did not answer when it was asked last; none where it did. */
      problem: z.string().nullable(),
      endsAt: moment,
    }),
  })
  .meta({ id: 'AnswerModel' })

export type AnswerModel = z.output<typeof AnswerModel>

export const AnswerModelForm = z
  .strictObject({ uses: z.array(z.enum(modelUses)).max(modelUses.length) })
  .meta({ id: 'AnswerModelForm', examples: [{ uses: [] }] })
