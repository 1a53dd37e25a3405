import { z } from 'zod'
import { ratingLimits } from './rating-limits.ts'
import { RatingStep, UnderwritingRule } from './rating-step.ts'
import { dataName, decimalText, RatingTable } from './rating-table.ts'

/** One answer the program reads. The bounds let the compiler prove that its arithmetic is exact. */
const RatingInput = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('number'),
    name: dataName,
    decimals: z.int().min(0).max(10).default(0),
    min: decimalText,
    max: decimalText,
    default: decimalText.optional(),
  }),
  z.object({
    kind: z.literal('choice'),
    name: dataName,
    options: z.array(z.string().min(1).max(200)).min(1).max(10_000),
    default: z.string().optional(),
  }),
  /** As many of the options as apply: each is a yes or no of its own to tables, all of them a list to formulas. */
  z.object({
    kind: z.literal('several'),
    name: dataName,
    options: z
      .array(z.object({ value: z.string().min(1).max(200), name: dataName }))
      .min(1)
      .max(200),
    count: dataName,
  }),
  z.object({ kind: z.literal('text'), name: dataName, default: z.string().optional() }),
  z.object({ kind: z.literal('yes-no'), name: dataName, default: z.boolean().optional() }),
  z.object({ kind: z.literal('date'), name: dataName, default: z.iso.date().optional() }),
])

/** Something there may be several of: drivers, claims, pets. */
const RatingGroup = z.object({
  name: dataName,
  min: z.int().min(0).max(100),
  max: z.int().min(1).max(100),
  inputs: z.array(RatingInput).min(1).max(100),
})

export const ratingProgramVersion = 1

export const RatingProgram = z.object({
  version: z.literal(ratingProgramVersion),
  name: z.string().trim().min(1).max(200),
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** The currency's smallest unit: 2 for pence. */
  currencyDecimals: z.int().min(0).max(4).default(2),
  inputs: z.array(RatingInput).max(500),
  groups: z.array(RatingGroup).max(20).default([]),
  tables: z.array(RatingTable).max(500),
  steps: z.array(RatingStep).min(1).max(ratingLimits.steps),
  rules: z.array(UnderwritingRule).max(ratingLimits.rules).default([]),
})

type Stored = Readonly<Record<string, unknown>>

/** From each older version to the next: the entry at 1 makes a version 2 of a version 1. */
export const ratingProgramUpgrades: Readonly<Record<number, (stored: Stored) => Stored>> = {}

/** Reads a stored program of any version. A version that this code does not know is refused, not guessed at. */
export function parseRatingProgram(stored: unknown): RatingProgram {
  let current = z.looseObject({ version: z.int().min(1).max(ratingProgramVersion) }).parse(stored)
  while (current.version < ratingProgramVersion) {
    const upgrade = ratingProgramUpgrades[current.version]
    if (!upgrade) throw new Error(`Nothing leads on from version ${current.version} of the rating program`)
    current = { ...upgrade(current), version: current.version + 1 }
  }
  return RatingProgram.parse(current)
}

export type RatingInput = z.output<typeof RatingInput>
export type RatingGroup = z.output<typeof RatingGroup>
export type RatingProgram = z.output<typeof RatingProgram>
/** A program as a person or a test writes it, defaults left out. */
export type RatingProgramDraft = z.input<typeof RatingProgram>
