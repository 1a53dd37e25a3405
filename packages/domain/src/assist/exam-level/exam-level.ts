import { z } from 'zod'
import { idOf, moment, requiredText } from '../../fields.ts'
import { examLimits } from '../exam-limits.ts'
import { hubFolderLifecycle } from '../hub-folder/hub-folder-lifecycle.ts'
import { examLevelLifecycle } from './exam-level-lifecycle.ts'

const whole = (least: number, most: number) => {
  const refused = `Enter a whole number from ${least} to ${most}`
  return z.int(refused).min(least, refused).max(most, refused)
}

/** What is examined, how long it takes, and what it takes to pass. */
export const ExamLevelForm = z
  .strictObject({
    name: requiredText(80),
    folderIds: z
      .array(idOf('hubFolder'))
      .min(1, 'Choose a folder')
      .max(examLimits.foldersOfLevel, `Choose ${examLimits.foldersOfLevel} folders or fewer`),
    /** How many of a hundred answers must be right. */
    accuracy: whole(1, 100),
    minutes: whole(1, examLimits.minutes),
    questions: whole(1, examLimits.questions),
    /** Beside the first time; null without end. */
    retakes: whole(0, examLimits.retakes).nullable(),
    waitHours: whole(0, examLimits.waitHours),
    hasLeaderboard: z.boolean(),
  })
  .meta({
    id: 'ExamLevelForm',
    examples: [
      {
        name: 'Pet insurance, first level',
        folderIds: [],
        accuracy: 80,
        minutes: 20,
        questions: 2,
        retakes: 3,
        waitHours: 0,
        hasLeaderboard: true,
      },
    ],
  })

export type ExamLevelForm = z.output<typeof ExamLevelForm>

export const ExamLevelChange = z.strictObject({ id: idOf('examLevel'), ...ExamLevelForm.shape }).meta({
  id: 'ExamLevelChange',
  examples: [
    {
      name: 'Pet insurance, second level',
      folderIds: [],
      accuracy: 90,
      minutes: 30,
      questions: 2,
      retakes: null,
      waitHours: 24,
      hasLeaderboard: false,
    },
  ],
})

export const ExamLevelRef = z.strictObject({ id: idOf('examLevel') })

export const ExamLevelFilter = z.strictObject({
  search: z.string().trim().max(200).optional(),
  state: z.enum(examLevelLifecycle.states).optional(),
})

export const ExamLevel = z
  .object({
    id: idOf('examLevel'),
    ...ExamLevelForm.shape,
    folders: z.array(z.object({ id: idOf('hubFolder'), name: z.string(), state: z.enum(hubFolderLifecycle.states) })),
    state: z.enum(examLevelLifecycle.states),
    /** Waiting for somebody to look at them. */
    proposed: z.int(),
    /** What an exam is drawn from: approved, and still in the documents. */
    approved: z.int(),
    /** Published, but too few questions are left since a document changed: nobody can begin. */
    isShort: z.boolean(),
    createdAt: moment,
    updatedAt: moment,
  })
  .meta({ id: 'ExamLevel' })

export type ExamLevel = z.output<typeof ExamLevel>
