import { z } from 'zod'
import { languages } from '../../base/language/language.ts'
import { text } from '../../fields.ts'
import { dataName } from '../dataset/data-name.ts'
import { Dataset } from '../dataset/property.ts'
import { model } from '../document/model.ts'
import { Cover } from '../plan/cover.ts'
import { QuestionSet } from '../question/question.ts'
import { ratingLimits } from '../rating/rating-limits.ts'
import { RatingStep, UnderwritingRule } from '../rating/rating-step.ts'
import { BodyDocument } from './body-document.ts'
import { upgradeFromVersion1 } from './body-version-1.ts'
import { upgradeFromVersion2 } from './body-version-2.ts'
import { CoverPeriod } from './cover-period.ts'
import { Declaration } from './declaration.ts'

/** How the price is made and what is not insured. What it reads is the dataset's; the tables are records of their own. */
const Rating = z.strictObject({
  name: text(200),
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** The currency's smallest unit: 2 for pence. */
  currencyDecimals: z.int().min(0).max(4).default(2),
  steps: z.array(RatingStep).max(ratingLimits.steps),
  rules: z.array(UnderwritingRule).max(ratingLimits.rules),
})

/** Which data is what every sale needs. */
const StandardNames = z.strictObject({
  holder: dataName.nullable(),
  email: dataName.nullable(),
  address: dataName.nullable(),
  /** Its limits are the days cover may start on. Without a question it starts on the day it is bought. */
  coverStart: dataName.nullable(),
})

/** What the law and the firm's own rules want said, and the firm that says it. */
const Regulatory = z.strictObject({
  insurer: text(200),
  tradingName: text(120),
  firmReferenceNumber: text(20),
  /** At the foot of every page. */
  statement: text(1000),
  complaints: text(1000),
  /** Why the product suits the buyer; may name answers: {{pet_name}}. */
  demandsAndNeeds: text(2000),
  contact: z.strictObject({ phone: text(40), email: text(200) }),
})

/** By language, then by the key that `textsOf` gives a text. */
const Translations = z.partialRecord(z.enum(languages), z.record(z.string().max(300), text(2000)))

export const bodyVersion = 3

/** A text of the body and what it was compared with. */
export const confirmLength = 2100

/**
 * The insurance: what is asked, what is covered, what it costs, what is agreed to and what is handed out. Its structure
 * alone is checked here, so that unfinished work can be kept; `checkBody` says what is missing before it can be sold.
 */
export const Body = z.strictObject({
  version: z.literal(bodyVersion),
  dataset: Dataset,
  questions: QuestionSet,
  cover: Cover,
  rating: Rating,
  declarations: z.array(Declaration).max(20),
  documents: z.array(BodyDocument).max(20),
  regulatory: Regulatory,
  standard: StandardNames,
  /** What is insured, in words for the certificate: "{{pet_name}}, {{breed}}". */
  insured: text(300),
  period: CoverPeriod,
  translations: Translations.default({}),
  /** What somebody looked at and means as it is, by the `confirm` of the problem that asked. */
  confirmed: z.array(text(confirmLength)).max(200).optional(),
})

export const bodyModel = model({
  name: 'body',
  version: bodyVersion,
  schema: Body,
  upgrades: { 1: upgradeFromVersion1, 2: upgradeFromVersion2 },
})

/** Reads a stored body of any version. */
export const parseBody = (stored: unknown): Body => bodyModel.parse(stored)

export type Body = z.output<typeof Body>
export type BodyDraft = z.input<typeof Body>
export type StandardNames = Body['standard']
