import { z } from 'zod'
import { idOf, moment, requiredText } from '../../fields.ts'
import { messages } from '../../messages.ts'
import { designFileBytes } from '../product/design-file.ts'
import { insuranceLines } from '../product/product.ts'
import { CheckResult, exchangeChecks } from './exchange-checks.ts'
import { exchangeLifecycle, exchangeReviewLifecycle } from './exchange-lifecycle.ts'

/** What travels: a website, an insurance, or blocks to build with. */
export const exchangeKinds = ['shell', 'body', 'component'] as const
export type ExchangeKind = (typeof exchangeKinds)[number]

export const exchangeLimits = {
  name: 80,
  about: 500,
  licence: 200,
  tags: 10,
  tag: 30,
  notes: 500,
  reasons: 1000,
  items: 500,
  /** Of one packed file, and of all that a company keeps. */
  fileBytes: designFileBytes,
  companyBytes: 1024 * 1024 * 1024,
  /** Places of a comparison that are shown. */
  differences: 100,
} as const

const kind = z.enum(exchangeKinds)
const line = z.enum(insuranceLines)
const tag = requiredText(exchangeLimits.tag)

const described = {
  name: requiredText(exchangeLimits.name),
  about: z.string().trim().max(exchangeLimits.about),
  /** Found by; each once, whatever its letters. */
  tags: z
    .array(tag.toLowerCase())
    .max(exchangeLimits.tags)
    .refine((tags) => new Set(tags).size === tags.length, messages.alreadyExists),
  /** Under which others may use it. */
  licence: z.string().trim().max(exchangeLimits.licence),
}

/** Of a body alone: without it its tables travel with starting rates. */
const withRates = z.boolean()

const about = { name: 'Calm pet pages', about: 'A quiet site in blues.', tags: ['calm'], licence: 'CC BY 4.0' }

/** Made from a product's website or insurance. */
export const MasterOfProduct = z
  .strictObject({ ...described, kind: z.enum(['shell', 'body']), productId: idOf('product'), withRates })
  .meta({ id: 'MasterOfProduct', examples: [{ ...about, kind: 'shell', withRates: false }] })

export const MasterOfComponent = z
  .strictObject({ ...described, componentId: idOf('component') })
  .meta({ id: 'MasterOfComponent', examples: [about] })

export const SubForm = z
  .strictObject({ masterId: idOf('exchangeItem'), name: described.name })
  .meta({ id: 'SubForm', examples: [{ name: 'Calm pet pages in green' }] })

/** What is left out stays as it is. */
export const ExchangeItemChange = z
  .strictObject({
    id: idOf('exchangeItem'),
    name: described.name.optional(),
    about: described.about.optional(),
    tags: described.tags.optional(),
    licence: described.licence.optional(),
    withRates: withRates.optional(),
  })
  .meta({ id: 'ExchangeItemChange', examples: [{ about: 'A quiet site in greens.' }] })

export const ExchangeItem = z
  .object({
    ...described,
    id: idOf('exchangeItem'),
    kind,
    /** None of a component. */
    line: line.nullable(),
    withRates,
    /** The product or component it is built in; null where that is gone. */
    source: z.object({ id: z.uuid(), name: z.string() }).nullable(),
    /** Of a sub item: what it is derived from, and whether that has a later version. */
    master: z.object({ id: idOf('exchangeItem'), name: z.string(), number: z.int(), latest: z.int() }).nullable(),
    state: z.enum(exchangeLifecycle.states),
    /** Why it was rejected. */
    reasons: z.string(),
    /** Neither changed nor derived from until it is unlocked. */
    isLocked: z.boolean(),
    /** Of the version that was generated last; 0 before the first. */
    number: z.int(),
    /** That version is of what its source holds now. */
    isGenerated: z.boolean(),
    submittedNumber: z.int().nullable(),
    /** The version that other companies can take; null where there is none. */
    releasedNumber: z.int().nullable(),
    createdBy: z.string(),
    createdAt: moment,
    updatedAt: moment,
  })
  .meta({ id: 'ExchangeItem' })

export const ExchangeVersion = z
  .object({
    number: z.int(),
    notes: z.string(),
    bytes: z.int(),
    hash: z.string(),
    /** Photos that the design shows and the library no longer has. */
    missingPhotos: z.int(),
    checks: z.array(CheckResult),
    createdAt: moment,
  })
  .meta({ id: 'ExchangeVersion' })

/** What a preview is drawn from: the parts are read with their own models by whoever draws them. */
const part = z.record(z.string(), z.unknown())
export const ExchangePreview = z
  .object({
    kind,
    shell: part.nullable(),
    body: part.nullable(),
    blocks: z.array(part),
    tables: z.array(z.object({ name: z.string(), rows: z.int() })),
    /** By the key that stands in the addresses, each a small picture in base 64. */
    pictures: z.record(z.string(), z.string()),
  })
  .meta({ id: 'ExchangePreview' })

export const ExchangeItemFilter = z.strictObject({
  /** Masters, or sub items; both where nothing is said. */
  level: z.enum(['master', 'sub']).optional(),
  kind: kind.optional(),
  state: z.enum(exchangeLifecycle.states).optional(),
  search: z.string().trim().max(200).optional(),
})

export const ExchangeItemRef = z.strictObject({ id: idOf('exchangeItem') })

export const GenerateForm = z
  .strictObject({ id: idOf('exchangeItem'), notes: z.string().trim().max(exchangeLimits.notes) })
  .meta({ id: 'GenerateForm', examples: [{ notes: 'Larger buttons.' }] })

export const ExchangeLock = z
  .strictObject({ id: idOf('exchangeItem'), isLocked: z.boolean() })
  .meta({ examples: [{ isLocked: true }] })

/** What a sub item changed of its master's version, or what its master changed since. */
export const comparisons = ['own', 'master'] as const
export const CompareForm = z
  .strictObject({ id: idOf('exchangeItem'), of: z.enum(comparisons) })
  .meta({ examples: [{ of: 'master' }] })

export const Comparison = z
  .object({
    from: z.int(),
    to: z.int(),
    count: z.int(),
    /** The first hundred where there are more. */
    differences: z
      .array(z.object({ place: z.string(), before: z.string().optional(), after: z.string().optional() }))
      .max(exchangeLimits.differences),
  })
  .meta({ id: 'Comparison' })

export const answersToMaster = ['take-over', 'stay'] as const
export const AnswerMaster = z
  .strictObject({ id: idOf('exchangeItem'), answer: z.enum(answersToMaster) })
  .meta({ examples: [{ answer: 'stay' }] })

/** Of whoever runs the product: one submission of a company. */
export const ExchangeReview = z
  .object({
    ...described,
    id: idOf('exchangeReview'),
    companyName: z.string(),
    kind,
    line: line.nullable(),
    withRates,
    number: z.int(),
    notes: z.string(),
    /** What its master is called. */
    derivedFrom: z.string(),
    bytes: z.int(),
    hash: z.string(),
    missingPhotos: z.int(),
    checks: z.array(CheckResult),
    state: z.enum(exchangeReviewLifecycle.states),
    reasons: z.string(),
    decidedBy: z.string(),
    decidedAt: moment.nullable(),
    createdAt: moment,
  })
  .meta({ id: 'ExchangeReview' })

export const ExchangeReviewFilter = z.strictObject({
  state: z.enum(exchangeReviewLifecycle.states).optional(),
  kind: kind.optional(),
  search: z.string().trim().max(200).optional(),
})

export const ExchangeReviewRef = z.strictObject({ id: idOf('exchangeReview') })

export const ExchangeDecision = z
  .strictObject({
    id: idOf('exchangeReview'),
    verdict: z.enum(['approve', 'reject']),
    /** What the reviewer has looked at: all of it before an approval. */
    looked: z.array(z.enum(exchangeChecks)).max(exchangeChecks.length),
    /** The author reads them; needed when it is rejected. */
    reasons: z.string().trim().max(exchangeLimits.reasons),
  })
  .refine(({ verdict, reasons }) => verdict === 'approve' || reasons !== '', {
    path: ['reasons'],
    message: messages.required,
  })
  .meta({ id: 'ExchangeDecision', examples: [{ verdict: 'reject', looked: [], reasons: 'It names your company.' }] })

/** What any company can take. */
export const AvailableItem = z
  .object({
    ...described,
    id: idOf('releasedItem'),
    kind,
    line: line.nullable(),
    withRates,
    number: z.int(),
    notes: z.string(),
    derivedFrom: z.string(),
    /** The company it is from; empty where that is no more. */
    author: z.string(),
    bytes: z.int(),
    missingPhotos: z.int(),
    takes: z.int(),
    isOwn: z.boolean(),
    /** The version the company took last; null where it took none. */
    takenNumber: z.int().nullable(),
    releasedAt: moment,
  })
  .meta({ id: 'AvailableItem' })

export const AvailableFilter = z.strictObject({
  kind: kind.optional(),
  line: line.optional(),
  tag: tag.toLowerCase().optional(),
  search: z.string().trim().max(200).optional(),
})

/** Of what is everybody's: no company's rights are asked for it, so it is marked as no company's thing. */
const publicId = z.string().regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/, messages.parameterException)
const anyId = '018f4d2e-7c1b-7c3a-9b1e-3a5d6c7b8a90'

export const AvailableRef = z.strictObject({ id: publicId }).meta({ examples: [{ id: anyId }] })

/** The notes of every version that was released, the newest first. */
export const ReleasedVersion = z
  .object({ number: z.int(), notes: z.string(), releasedAt: moment })
  .meta({ id: 'ReleasedVersion' })

/** As a product of its own. A name that is taken already is answered with a free one. */
export const TakeForm = z
  .strictObject({ id: publicId, name: requiredText(exchangeLimits.name) })
  .meta({ id: 'TakeForm', examples: [{ id: anyId, name: 'Calm pet pages' }] })

/** A website for a product that is there; what it looked like before stays among its versions. */
export const TakeIntoProduct = z
  .strictObject({ id: publicId, productId: idOf('product') })
  .meta({ id: 'TakeIntoProduct', examples: [{ id: anyId }] })

export const NameForm = z
  .strictObject({ kind, name: requiredText(exchangeLimits.name) })
  .meta({ examples: [{ kind: 'component', name: 'Calm pet pages' }] })

/** Whether a name can be given, and one that can. */
export const FreeName = z.object({ isTaken: z.boolean(), free: z.string() }).meta({ id: 'FreeName' })

/** What was taken: where it came from, and what became of it. */
export const Take = z
  .object({
    id: z.uuid(),
    itemId: idOf('releasedItem'),
    kind,
    name: z.string(),
    number: z.int(),
    author: z.string(),
    /** The product or component that was made. */
    madeId: z.uuid(),
    takenBy: z.string(),
    createdAt: moment,
  })
  .meta({ id: 'Take' })

export const ReportForm = z
  .strictObject({ id: publicId, text: requiredText(1000) })
  .meta({ id: 'ReportForm', examples: [{ id: anyId, text: 'The second page cannot be read on a phone.' }] })

/** Of whoever runs the product. */
export const ExchangeReport = z
  .object({
    id: idOf('exchangeReport'),
    itemId: idOf('releasedItem'),
    name: z.string(),
    number: z.int(),
    companyName: z.string(),
    text: z.string(),
    isSettled: z.boolean(),
    createdAt: moment,
  })
  .meta({ id: 'ExchangeReport' })

export const ExchangeReportFilter = z.strictObject({ isSettled: z.boolean().optional() })
export const ExchangeReportRef = z.strictObject({ id: idOf('exchangeReport') })

/** Nobody takes it any more; what was taken stays. */
export const WithdrawReleased = z
  .strictObject({ id: idOf('releasedItem'), reasons: requiredText(exchangeLimits.reasons) })
  .meta({ examples: [{ reasons: 'Its pictures turned out to be somebody else’s.' }] })

export type ExchangeItem = z.output<typeof ExchangeItem>
export type ExchangeVersion = z.output<typeof ExchangeVersion>
export type ExchangePreview = z.output<typeof ExchangePreview>
export type ExchangeReview = z.output<typeof ExchangeReview>
export type AvailableItem = z.output<typeof AvailableItem>
export type Take = z.output<typeof Take>
export type ExchangeReport = z.output<typeof ExchangeReport>
export type Comparison = z.output<typeof Comparison>
