import type { RatingProgram } from '@coverwright/domain/build/rating/rating-program'
import type { TraceEntry } from '@coverwright/domain/build/rating/trace'
import { sayName } from '../../body-editing/say-name.ts'
import { stepPositions } from '../steps/results-of-steps.ts'

export interface TraceLine {
  readonly key: string
  /** The step it belongs to; the sum at the end belongs to none. */
  readonly position: number | null
  readonly title: string
  /** What is done with the value: × 1.08, + 12%, =. */
  readonly sign: string
  readonly value: string
  readonly isMoney: boolean
  readonly source: Source
  readonly rounding: { readonly from: string; readonly decimals: number } | null
  /** The premium after it, where it changed. */
  readonly premium: string | null
  readonly look: 'plain' | 'skipped' | 'sum'
}

export type Source =
  | {
      readonly kind: 'row'
      readonly table: string
      readonly edition: number
      readonly row: number
      readonly others: readonly number[]
    }
  | { readonly kind: 'formula'; readonly formula: string }
  | { readonly kind: 'none' }

const signs: Readonly<Record<string, string>> = {
  discount: '−',
  loading: '+',
  'add-on': '+',
  driver: '+',
  'personal-accident': '+',
  fee: '+',
  tax: '+',
  'premium-levy': '+',
  gross: '=',
}
const moneyOrigins = new Set(['premium', 'commission', 'instalments', ...Object.keys(signs)])

/** The trace as it is read: a tax's rate stands before its amount, what came to nothing is passed over. */
export function traceLines(program: RatingProgram, trace: readonly TraceEntry[]): TraceLine[] {
  const positions = stepPositions(program)
  const rates = new Map<string, string>()
  let before: string | null = null
  return trace.flatMap((entry, at): TraceLine[] => {
    const position = positions.get(entry.step) ?? null
    const step = position === null ? undefined : program.steps[position]
    if (step && (step.kind === 'tax' || step.kind === 'premium-levy') && entry.step !== step.name) {
      rates.set(step.name, entry.value)
      return []
    }
    const rate = rates.get(entry.step)
    const origin = entry.kind === 'value' ? entry.origin : 'lookup'
    const sign = signs[origin] ?? ''
    const isChanged = entry.premium !== before
    before = entry.premium
    return [
      {
        key: `${at} ${entry.step}`,
        position,
        title: sayName(entry.step) + (entry.item === null ? '' : ` ${entry.item}`),
        sign: rate === undefined ? sign : `+ ${trimmed(rate)}%`,
        value: entry.value,
        isMoney: moneyOrigins.has(origin),
        source: sourceOf(entry),
        rounding: entry.kind === 'value' && entry.rounding ? entry.rounding : null,
        premium: isChanged && sign !== '' ? entry.premium : null,
        look: origin === 'gross' ? 'sum' : sign !== '' && Number(entry.value) === 0 ? 'skipped' : 'plain',
      },
    ]
  })
}

function sourceOf(entry: TraceEntry): Source {
  if (entry.kind === 'lookup')
    return { kind: 'row', table: entry.table, edition: entry.edition, row: entry.row, others: entry.otherRows }
  return entry.formula === null ? { kind: 'none' } : { kind: 'formula', formula: entry.formula }
}

const trimmed = (decimal: string) => (decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal)

/** As plain text, to be put in a mail or a file. */
export const traceText = (lines: readonly TraceLine[]): string =>
  lines
    .map(({ title, sign, value, source, rounding, premium }) =>
      [
        `${sign} ${title}`.trim(),
        value,
        source.kind === 'row' ? `${source.table} #${source.row}` : source.kind === 'formula' ? source.formula : '',
        rounding ? `← ${rounding.from}` : '',
        premium === null ? '' : `premium ${premium}`,
      ].join('\t'),
    )
    .join('\n')
