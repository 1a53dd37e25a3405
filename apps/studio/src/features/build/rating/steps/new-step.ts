import type { RatingStep } from '@coverwright/domain/build/rating/rating-step'

export type StepKind = RatingStep['kind']

/** The kinds in the order in which they come in a program, as the menu offers them. */
export const stepKindGroups = [
  { group: 'rates', kinds: ['lookup', 'formula', 'round'] },
  { group: 'premium', kinds: ['premium', 'loading', 'discount', 'add-on', 'driver', 'personal-accident'] },
  { group: 'onTop', kinds: ['commission', 'fee', 'tax', 'premium-levy'] },
  { group: 'paying', kinds: ['instalments'] },
] as const satisfies readonly { group: string; kinds: readonly StepKind[] }[]

const stageOf = (kind: StepKind): number =>
  stepKindGroups.findIndex(({ kinds }) => (kinds as readonly string[]).includes(kind))

interface Known {
  readonly names: ReadonlySet<string>
  readonly table: string
  readonly group: string
  readonly addOn: string | undefined
}

/** A step as it stands when it is added: whole, so that what is left to say is the user's own. */
export function newStep(kind: StepKind, { names, table, group, addOn }: Known): RatingStep {
  const name = (wanted: string) => freeName(wanted, names)
  switch (kind) {
    case 'lookup':
      return { kind, table, using: {}, as: {} }
    case 'formula':
      return { kind, name: name('factor'), formula: '' }
    case 'round':
      return { kind, name: name('rounded'), of: 'premium', decimals: 2, mode: 'half-up' }
    case 'premium':
      return { kind, name: name('base_premium'), formula: '', mode: 'half-up' }
    case 'discount':
      return { kind, name: name('discount'), percent: '10' }
    case 'loading':
      return { kind, name: name('loading'), by: 'percent', amount: '10' }
    case 'add-on':
      return { kind, name: name(addOn ? `${addOn}_price` : 'add_on'), price: '10', when: addOn ?? '' }
    case 'driver':
      return { kind, name: name('driver_loading'), group, percent: '10' }
    case 'personal-accident':
      return {
        kind,
        name: name('personal_accident'),
        persons: '1',
        sumInsured: '10000',
        ratePerThousand: '0.5',
      }
    case 'commission':
      return { kind, name: name('commission'), percent: '15' }
    case 'fee':
      return { kind, name: name('policy_fee'), amount: '5' }
    case 'tax':
      return { kind, name: name('premium_tax'), on: 'premium', rates: [{ from: null, percent: '12' }] }
    case 'premium-levy':
      return { kind, name: name('premium_levy'), on: 'premium', rates: [{ from: null, percent: '0.1' }] }
    case 'instalments':
    default:
      return { kind: 'instalments', name: name('monthly'), count: 12, chargePercent: '0' }
  }
}

export function freeName(wanted: string, taken: ReadonlySet<string>): string {
  const stem = wanted.slice(0, 55)
  if (!taken.has(stem)) return stem
  let number = 2
  while (taken.has(`${stem}_${number}`)) number++
  return `${stem}_${number}`
}

/** Behind the last step of its stage or of an earlier one: a tax before the premium would be refused. */
export function placeFor(kind: StepKind, steps: readonly RatingStep[]): number {
  const stage = stageOf(kind)
  if (stage === 0) {
    const firstPremium = steps.findIndex((step) => step.kind === 'premium')
    return firstPremium < 0 ? steps.length : firstPremium
  }
  return steps.findLastIndex((step) => stageOf(step.kind) <= stage) + 1
}

/** A copy beside it, under names of its own. */
export function copyOf(step: RatingStep, names: ReadonlySet<string>, outputs: readonly string[]): RatingStep {
  if (step.kind !== 'lookup') return { ...structuredClone(step), name: freeName(step.name, names) }
  const as = Object.fromEntries(outputs.map((output) => [output, freeName(step.as[output] ?? output, names)]))
  return { ...structuredClone(step), as }
}

/** A step that looks into another table. Where no row of it may apply, what happens then is asked, not assumed. */
export function collectAnew(step: RatingStep & { kind: 'lookup' }, isCollecting: boolean) {
  if (isCollecting) Object.assign(step, { combine: 'sum', whenNone: 'ask' })
  else {
    delete step.combine
    delete step.whenNone
  }
}
