import { z } from 'zod'
import { idOf, moment, requiredText } from '../../fields.ts'
import { messages } from '../../messages.ts'
import { designFileBytes } from '../product/design-file.ts'
import { insuranceLines } from '../product/product.ts'
import { CheckResult } from './exchange-checks.ts'
import { exchangeLifecycle } from './exchange-lifecycle.ts'

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

export const exchangeKind = z.enum(exchangeKinds)
export const exchangeLine = z.enum(insuranceLines)
export const exchangeTag = requiredText(exchangeLimits.tag)

export const described = {
  name: requiredText(exchangeLimits.name),
  about: z.string().trim().max(exchangeLimits.about),
  /** Found by; each once, whatever its letters. */
  tags: z
    .array(exchangeTag.toLowerCase())
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
    kind: exchangeKind,
    /** None of a component. */
    line: exchangeLine.nullable(),
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
    kind: exchangeKind,
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
  kind: exchangeKind.optional(),
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

export type ExchangeItem = z.output<typeof ExchangeItem>
export type ExchangePreview = z.output<typeof ExchangePreview>
