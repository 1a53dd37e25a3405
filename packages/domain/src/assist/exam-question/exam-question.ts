import { z } from 'zod'
import { idOf, moment, requiredText } from '../../fields.ts'
import { examLimits } from '../exam-limits.ts'
import { HubPlace } from '../hub-file/hub-file.ts'
import { examQuestionLifecycle } from './exam-question-lifecycle.ts'

/** Which term is meant, what a table says for a plan, and which figure stands in a sentence: made by rules. Or written by a model. */
export const examQuestionKinds = ['definition', 'plan-value', 'figure', 'written'] as const

export type ExamQuestionKind = (typeof examQuestionKinds)[number]

/** Where the answer stands, word for word. */
export const ExamSource = z.object({
  folderId: idOf('hubFolder'),
  fileId: idOf('hubFile'),
  fileName: z.string(),
  version: z.int(),
  passage: z.int(),
  heading: z.string(),
  quote: z.string(),
  place: HubPlace,
})

export type ExamSource = z.output<typeof ExamSource>

const option = requiredText(examLimits.optionLength)

const isApart = ({ answer, wrong }: { readonly answer: string; readonly wrong: readonly string[] }) =>
  new Set([answer, ...wrong].map((each) => each.toLowerCase())).size === 4

export const ExamQuestionForm = z
  .strictObject({
    id: idOf('examQuestion'),
    text: requiredText(examLimits.questionLength),
    answer: option,
    wrong: z.tuple([option, option, option]),
  })
  .refine(isApart, { path: ['answer'], message: 'The four answers must differ' })
  .meta({
    id: 'ExamQuestionForm',
    examples: [
      {
        text: 'How much is paid for dental treatment under Plus?',
        answer: '£750',
        wrong: ['£250', '£1,500', '£3,000'],
      },
    ],
  })

export type ExamQuestionForm = z.output<typeof ExamQuestionForm>

export const ExamQuestion = z
  .object({
    id: idOf('examQuestion'),
    levelId: idOf('examLevel'),
    levelName: z.string(),
    kind: z.enum(examQuestionKinds),
    text: z.string(),
    answer: z.string(),
    wrong: z.array(z.string()),
    ...ExamSource.shape,
    state: z.enum(examQuestionLifecycle.states),
    /** Its passage is gone from the documents: it is not asked. */
    isOutdated: z.boolean(),
    /** How often it was asked, and answered wrongly or not at all. */
    asked: z.int(),
    failed: z.int(),
    createdAt: moment,
  })
  .meta({ id: 'ExamQuestion' })

export type ExamQuestion = z.output<typeof ExamQuestion>

export const ExamQuestionRef = z.strictObject({ id: idOf('examQuestion') })

export const ExamQuestionFilter = z.strictObject({
  levelId: idOf('examLevel').optional(),
  state: z.enum(examQuestionLifecycle.states).optional(),
  isOutdated: z.boolean().optional(),
})

export const ExamProposal = z
  .strictObject({ levelId: idOf('examLevel'), count: z.int().min(1).max(examLimits.questions) })
  .meta({ id: 'ExamProposal', examples: [{ count: 10 }] })

/** A model writes fewer at once: somebody waits for it. */
export const ExamWriting = z
  .strictObject({ levelId: idOf('examLevel'), count: z.int().min(1).max(examLimits.written) })
  .meta({ id: 'ExamWriting', examples: [{ count: 5 }] })

export const ExamWritten = z
  .object({
    made: z.int(),
    /** Written, and left out: what they say does not stand in the passage, or they are there already. */
    dropped: z.int(),
  })
  .meta({ id: 'ExamWritten' })

export const ExamProposed = z
  .object({
    made: z.int(),
    /** How many more the documents give. */
    left: z.int(),
  })
  .meta({ id: 'ExamProposed' })
