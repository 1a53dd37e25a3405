import { z } from 'zod'
import { currencies } from '../../base/money/money.ts'
import { requiredText } from '../../fields.ts'
import { normaliseHost } from '../release/site-host.ts'

/** What somebody would like to be called: a word, or a whole name. */
export const NameWish = z
  .strictObject({ name: requiredText(120) })
  .meta({ id: 'NameWish', examples: [{ name: 'tarnbrook-pets' }] })

const money = {
  netMinor: z.int(),
  vatPercent: z.number(),
  vatMinor: z.int(),
  totalMinor: z.int(),
}

/** One year of a name, with tax, and what every further year costs. */
export const NameOffer = z
  .object({
    name: z.string(),
    /** `unknown` is silence: it is never taken for `available`. */
    availability: z.enum(['available', 'taken', 'unknown']),
    /** The registrar asks more for it than for others. */
    isPremium: z.boolean(),
    price: z.object({ ...money, renewalMinor: z.int(), currency: z.enum(currencies) }).nullable(),
  })
  .meta({ id: 'NameOffer' })
export type NameOffer = z.output<typeof NameOffer>

/** A label of the letters a to z, digits and hyphens: letters of other scripts pass for others. */
const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

/** What is asked of a registrar for a wish: the name itself, then others like it, each once. */
export function namesFor(wish: string, endings: readonly string[]): string[] {
  const typed = normaliseHost(wish.replaceAll(/[\s_]+/g, '-'))
  const ending = endings.find((each) => typed.endsWith(`.${each}`))
  const word = ending ? typed.slice(0, -ending.length - 1) : (typed.split('.')[0] ?? '')
  if (!label.test(word) || word.slice(2, 4) === '--') return []
  const alike = [word, `${word}-insurance`, `${word}-cover`, `get-${word}`, `my-${word}`, word.replaceAll('-', '')]
  const first = ending ? [`${word}.${ending}`] : []
  const names = endings.flatMap((each) => alike.filter((one) => label.test(one)).map((one) => `${one}.${each}`))
  return [...new Set([...first, ...names])].slice(0, namesAtOnce)
}

export const namesAtOnce = 20
