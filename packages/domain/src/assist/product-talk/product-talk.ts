import { z } from 'zod'
import { idOf, moment, requiredText } from '../../fields.ts'
import { HubPassage } from '../hub-file/hub-file.ts'
import { hubLimits } from '../hub-limits.ts'

/** Found, found but perhaps beside the point, and not in these documents. */
export const talkOutcomes = ['answered', 'unsure', 'not-found'] as const

export type TalkOutcome = (typeof talkOutcomes)[number]

/** A passage that answers, word for word, and where it stands. */
export const TalkQuote = HubPassage.extend({
  fileId: idOf('hubFile'),
  fileName: z.string(),
  folderName: z.string(),
  /** Of which version of the file, and which of its passages. */
  version: z.int(),
  passage: z.int(),
  /** The part of it that a model chose, word for word; none where words alone found it. */
  said: z.string().optional(),
})

export type TalkQuote = z.output<typeof TalkQuote>

export const TalkAnswer = z
  .object({ outcome: z.enum(talkOutcomes), quotes: z.array(TalkQuote) })
  .meta({ id: 'TalkAnswer' })

export type TalkAnswer = z.output<typeof TalkAnswer>

/** What came of asking a model, where the company lets one be asked. */
export const modelOutcomes = ['not-asked', 'chosen', 'none-chosen', 'made-up', 'no-answer', 'used-up', 'busy'] as const

export type ModelOutcome = (typeof modelOutcomes)[number]

/** As those read it who try the app out. */
export const TrialAnswer = TalkAnswer.extend({
  byModel: z.enum(modelOutcomes),
  /** Whether it was compared what texts mean, or their words alone. */
  isByMeaning: z.boolean(),
}).meta({ id: 'TrialAnswer' })

export type TrialAnswer = z.output<typeof TrialAnswer>

const question = requiredText(hubLimits.questionLength)

export const TalkQuestionForm = z
  .strictObject({ text: question })
  .meta({ id: 'TalkQuestionForm', examples: [{ text: 'What is the limit for dental treatment?' }] })

/** Asked by a colleague who sees to the hub: of one folder, also a draft, or of all that are published. */
export const TalkTrial = z
  .strictObject({ text: question, folderId: idOf('hubFolder').nullable() })
  .meta({ id: 'TalkTrial', examples: [{ text: 'What is the limit for dental treatment?', folderId: null }] })

export const TalkQuestion = z
  .object({
    id: idOf('talkQuestion'),
    text: z.string(),
    ...TalkAnswer.shape,
    /** How many passages answered that they may not read any more: those are not shown again. */
    withheld: z.int(),
    thumb: z.enum(['up', 'down']).nullable(),
    personAskedAt: moment.nullable(),
    askedAt: moment,
  })
  .meta({ id: 'TalkQuestion' })

export type TalkQuestion = z.output<typeof TalkQuestion>

/** The same as those who look after the hub read it. */
export const ReportedQuestion = z
  .object({
    id: idOf('talkQuestion'),
    text: z.string(),
    outcome: z.enum(talkOutcomes),
    thumb: z.enum(['up', 'down']).nullable(),
    personAskedAt: moment.nullable(),
    memberId: idOf('appMember'),
    memberName: z.string(),
    askedAt: moment,
  })
  .meta({ id: 'ReportedQuestion' })

export type ReportedQuestion = z.output<typeof ReportedQuestion>

export const ReportedQuestionFilter = z.strictObject({
  memberId: idOf('appMember').optional(),
  outcome: z.enum(talkOutcomes).optional(),
})

export const TalkQuestionRef = z.strictObject({ id: idOf('talkQuestion') })

export const TalkThumb = z
  .strictObject({ id: idOf('talkQuestion'), thumb: z.enum(['up', 'down']).nullable() })
  .meta({ id: 'TalkThumb', examples: [{ thumb: 'up' }] })

export const TalkSourceRef = z
  .strictObject({ fileId: idOf('hubFile'), version: z.int().min(1) })
  .meta({ examples: [{ version: 1 }] })

export const TalkSource = z
  .object({ fileName: z.string(), folderName: z.string(), passages: z.array(HubPassage) })
  .meta({ id: 'TalkSource' })

export type TalkSource = z.output<typeof TalkSource>

/** What somebody sees who opens the app. */
export const Talk = z
  .object({
    companyName: z.string(),
    member: z.object({ name: z.string(), isAdmin: z.boolean() }),
    /** False while there are groups and they are in none. */
    isPlaced: z.boolean(),
    folders: z.array(
      z.object({
        id: idOf('hubFolder'),
        name: z.string(),
        description: z.string(),
        coverUrl: z.string().nullable(),
        files: z.int(),
      }),
    ),
    suggestions: z.array(z.string()),
    /** The host that questions go to, where a model of the company's choice chooses among the passages. */
    modelHost: z.string().nullable(),
    appStoreLink: z.string(),
    googlePlayLink: z.string(),
  })
  .meta({ id: 'Talk' })

export type Talk = z.output<typeof Talk>

export const TalkLink = z
  .strictObject({ token: z.string().min(1).max(500) })
  .meta({ examples: [{ token: 'a-link-that-nobody-was-sent' }] })

export const TalkPass = z
  .object({ idToken: z.string(), companyId: z.string(), endsAt: moment })
  .meta({ id: 'TalkPass' })
