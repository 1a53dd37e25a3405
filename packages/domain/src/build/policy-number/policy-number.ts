import { z } from 'zod'
import { idOf, moment, requiredText } from '../../fields.ts'
import { messages } from '../../messages.ts'

/** Between the parts of a number; no other separators are allowed. */
export const separators = ['-', '&', '_'] as const

export const longestNumber = 30

const partRule = 'Use letters and digits; only - & _ can separate them'
const part = requiredText(12).regex(/^[A-Za-z0-9]+$/, partRule)

/** Said of the list: whoever fills it in sees one field. */
const parts = z
  .array(z.string().trim())
  .max(4, 'Use four parts or fewer')
  .refine(
    (all) => all.every((one) => part.safeParse(one).success),
    'Use letters and digits; only - & _ can separate them, at most 12 each',
  )

const fields = {
  name: requiredText(80),
  prefixes: parts,
  /** Null writes the parts together. */
  symbol: z.enum(separators, 'Only - & _ can separate the parts').nullable(),
  /** Digits of the running number, filled up with zeros. */
  length: z.int(messages.required).min(1).max(12),
  /** The first number. */
  startCount: z.int(messages.required).min(0),
  /** The last number. */
  endNumber: z.int(messages.required).min(0),
  suffixes: parts,
  /** Numbers are taken on these days only, both included. */
  startDate: z.iso.date().nullable(),
  endDate: z.iso.date().nullable(),
  /** Told when fewer numbers are left. */
  minCount: z.int().min(0).nullable(),
  /** No more policies than this, whatever the numbers would allow. */
  maxCount: z.int().min(1).nullable(),
}

type Fields = z.output<z.ZodObject<typeof fields>>

/** The rules that concern several fields; each message stands beside the field it is about. */
function checkFields({ value, issues }: z.core.ParsePayload<Fields>) {
  const refuse = (field: keyof Fields, message: string) =>
    issues.push({ code: 'custom', input: value, path: [field], message })
  if (String(value.endNumber).length > value.length) refuse('endNumber', 'The last number has more digits than allowed')
  if (value.endNumber < value.startCount) refuse('endNumber', 'The last number is lower than the first')
  if (value.startDate && value.endDate && value.endDate < value.startDate)
    refuse('endDate', 'The last day is before the first')
  if (value.maxCount !== null && value.minCount !== null && value.minCount > value.maxCount)
    refuse('minCount', 'This is more than there can be')
  if (patternOf(value).length > longestNumber) refuse('prefixes', `Use ${longestNumber} characters or fewer in all`)
}

/** Where a design starts that nobody has thought about yet: seven digits after a dash, told when a hundred are left. */
export const startingDesign: Omit<Fields, 'name' | 'prefixes'> = {
  symbol: '-',
  length: 7,
  startCount: 1,
  endNumber: 9_999_999,
  suffixes: [],
  startDate: null,
  endDate: null,
  minCount: 100,
  maxCount: null,
}

const example = { ...startingDesign, name: 'Pet policies', prefixes: ['TBK', 'PET'] }

export const PolicyNumberForm = z
  .strictObject(fields)
  .check(checkFields)
  .meta({ id: 'PolicyNumberForm', examples: [example] })

/** A short code of a product, offered as a part of its numbers. */
export const NumberField = z
  .strictObject({ name: requiredText(40), value: part })
  .meta({ id: 'NumberField', examples: [{ name: 'Scheme', value: 'PET' }] })

export const PolicyNumberDesign = z
  .object({
    ...fields,
    id: idOf('policyNumber'),
    usedCount: z.int(),
    remaining: z.int(),
    /** Null when there is none. */
    nextNumber: z.string().nullable(),
    isUsed: z.boolean(),
    createdAt: moment,
    updatedAt: moment,
  })
  .meta({ id: 'PolicyNumberDesign' })

export type NumberField = z.output<typeof NumberField>
export type PolicyNumberForm = z.output<typeof PolicyNumberForm>
export type PolicyNumberDesign = z.output<typeof PolicyNumberDesign>

/** What a design's numbers look like, with # for each digit that counts. */
export const patternOf = ({
  prefixes,
  symbol,
  length,
  suffixes,
}: Pick<Fields, 'prefixes' | 'symbol' | 'length' | 'suffixes'>): string =>
  [...prefixes, '#'.repeat(length), ...suffixes].join(symbol ?? '')

export const formatNumber = (design: Fields, number: number): string =>
  patternOf(design).replace(/#+/, String(number).padStart(design.length, '0'))

export function capacityOf({ startCount, endNumber, maxCount }: Fields): number {
  const numbers = endNumber - startCount + 1
  return maxCount === null ? numbers : Math.min(numbers, maxCount)
}

/** How soon it is used up, for lists and warnings. */
export function supplyOf(design: Fields, usedCount: number): 'unused' | 'enough' | 'low' | 'used-up' {
  const remaining = remainingOf(design, usedCount)
  if (remaining === 0) return 'used-up'
  if (design.minCount !== null && remaining < design.minCount) return 'low'
  return usedCount === 0 ? 'unused' : 'enough'
}

export const remainingOf = (design: Fields, usedCount: number): number => Math.max(0, capacityOf(design) - usedCount)

export type NextNumber =
  | { readonly number: number; readonly text: string }
  | { readonly refusal: 'exhausted' | 'too-early' | 'too-late' }

/** The numbers follow one another without a gap: the next is told by how many were taken. */
export function nextNumber(design: Fields, usedCount: number, today: string): NextNumber {
  if (remainingOf(design, usedCount) === 0) return { refusal: 'exhausted' }
  if (design.startDate && today < design.startDate) return { refusal: 'too-early' }
  if (design.endDate && today > design.endDate) return { refusal: 'too-late' }
  const number = design.startCount + usedCount
  return { number, text: formatNumber(design, number) }
}

/** It gives no number on that day, nor on any later one. */
export function isSpent(design: Fields, usedCount: number, today: string): boolean {
  const next = nextNumber(design, usedCount, today)
  return 'refusal' in next && next.refusal !== 'too-early'
}

/** Whether two designs could ever write the same number. A doubt counts as yes. */
export function canCollide(left: Fields, right: Fields): boolean {
  const [one, other] = [patternOf(left), patternOf(right)]
  if (one === other) return left.startCount <= right.endNumber && right.startCount <= left.endNumber
  if (one.length !== other.length) return false
  return Array.from(one).every((character, at) => {
    const opposite = other[at] ?? ''
    return (
      character === opposite ||
      (isDigitOrCount(character) && isDigitOrCount(opposite) && /#/.test(character + opposite))
    )
  })
}

const isDigitOrCount = (character: string) => /[#0-9]/.test(character)
