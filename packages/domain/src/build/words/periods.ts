export type PeriodUnit = 'day' | 'week' | 'month' | 'year'

/** How texts of one language speak of how long something lasts. What is found is asked about, never changed. */
export interface PeriodWords {
  readonly numbers: Readonly<Record<string, number>>
  /** Each as the source of a pattern, with its endings. */
  readonly units: Readonly<Record<PeriodUnit, string>>
  /** Lengths in other words: half a year. */
  readonly phrases: readonly (readonly [RegExp, count: number, unit: PeriodUnit])[]
  /** A policy by the year, whatever stands around. */
  readonly yearly: RegExp
  /** The policy: what stands beside such a word is its length. */
  readonly subject: RegExp
  /** How long people have to do something, how old they are, what was before and what is limited within a year, are none. */
  readonly elsewhere: RegExp
  /** Where one statement ends and the next begins. */
  readonly ends: RegExp
  /** How far from its subject a length may stand: in words, or in signs where words are not parted. */
  readonly near: { readonly words: number } | { readonly signs: number }
}
