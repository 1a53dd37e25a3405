import type { KnownData } from '../known-data.ts'
import type { Mapping } from '../mapping.ts'
import type { Sheet } from '../sheet.ts'

export interface Case {
  readonly name: string
  readonly sheet: Sheet
  readonly known: readonly KnownData[]
  /** What a person answers to what is asked. */
  readonly answer?: (mapping: Mapping) => Mapping
  readonly expect: {
    /** `blanks` of the first field is `0:blanks`, of the whole sheet `decimalMark`. */
    readonly asks?: readonly string[]
    readonly rows?: readonly (readonly [when: readonly unknown[], results: readonly string[]])[]
    readonly rowCount?: number
    /** `Rates!C17 code → fix`. */
    readonly problems?: readonly string[]
    readonly fails?: readonly string[]
    readonly orientation?: 'list' | 'matrix'
    readonly hitPolicy?: Mapping['hitPolicy']
    readonly upperEnds?: readonly string[]
  }
}

const age: KnownData = { kind: 'number', name: 'age', decimals: 0, min: '0', max: '120' }
const area: KnownData = { kind: 'text', name: 'area' }
const value: KnownData = { kind: 'number', name: 'vehicle_value', decimals: 2, min: '0', max: '1000000' }
const breed: KnownData = {
  kind: 'choice',
  name: 'pet_breed',
  options: ['Labrador Retriever', 'Pug', 'Beagle', 'Other'],
}
const plan: KnownData = { kind: 'choice', name: 'plan', options: ['Essential', 'Plus', 'Lifetime'] }
const start: KnownData = { kind: 'date', name: 'coverStart' }
const claims: KnownData = { kind: 'number', name: 'claims', decimals: 0, min: '0', max: '20' }
const year: KnownData = { kind: 'text', name: 'model_year' }
const excess: KnownData = { kind: 'number', name: 'excess', decimals: 0, min: '0', max: '1000' }
/** What the product of the corpus asks. */
export const all = [age, area, value, breed, plan, start, claims, year, excess]

/** Answers by field position. */
export const fields =
  (answers: Readonly<Record<number, Partial<Mapping['fields'][number]>>>) =>
  (mapping: Mapping): Mapping => ({
    ...mapping,
    fields: mapping.fields.map((field, at) => ({ ...field, ...answers[at] })),
  })
