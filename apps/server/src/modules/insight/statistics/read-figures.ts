import type { Currency } from '@coverwright/domain/base/money/money'
import type { JourneyMode } from '@coverwright/domain/build/product/journey-mode'
import { type SQL, sql } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { type Period, type Step, stepOf } from './periods.ts'

/** Which sites the figures are of. */
export interface Sites {
  readonly mode: JourneyMode
  readonly productId?: string | undefined
}

export interface Clock {
  readonly step: Step
  readonly timeZone: string
}

export interface Money {
  readonly policies: number
  readonly netMinor: number
  readonly commissionMinor: number
  readonly feeMinor: number
  readonly taxMinor: number
  readonly grossMinor: number
}

/** What was started, quoted or sold of one plan of a product within one step of time. */
export interface Figure extends Money {
  /** What partners sold is the part of it that is the company's own. */
  readonly kind: 'start' | 'quote' | 'sale' | 'partner-sale'
  readonly productId: string
  readonly plan: string
  readonly currency: Currency
  /** When the step began. */
  readonly at: number
}

/**
 * Read once, for everything that is shown of it: some rows a step, however much was sold. One statement, so that what
 * is added up meanwhile counts once.
 */
export async function readFigures(
  tx: ReadTx,
  { mode, productId }: Sites,
  { from, to }: Period,
  { step, timeZone }: Clock,
): Promise<Figure[]> {
  const pieces = sql`figure_pieces(${mode}, ${productId ?? null}::uuid, ${from.toISOString()}::timestamptz,
    ${to.toISOString()}::timestamptz, ${timeZone}, ${step === 'hour'}) as piece`
  return tx
    .select({
      kind: sql<Figure['kind']>`kind`,
      productId: sql<string>`product_id`,
      plan: sql<string>`plan`,
      currency: sql<Currency>`currency`,
      at: inMs(stepOf(sql`at`, step, timeZone)),
      policies: sumOf('counted'),
      netMinor: sumOf('net_minor'),
      commissionMinor: sumOf('commission_minor'),
      feeMinor: sumOf('fee_minor'),
      taxMinor: sumOf('tax_minor'),
      grossMinor: sumOf('gross_minor'),
    })
    .from(pieces)
    .groupBy(sql`1, 2, 3, 4, 5`)
    .having(sql`sum(counted) <> 0`)
}

const sumOf = (column: string) => sql<number>`sum(${sql.raw(column)})`.mapWith(Number)

/** Two equal times are two objects; as a key only the number serves. */
export const inMs = (at: SQL<Date>) => sql<number>`${at}`.mapWith((text) => new Date(text).getTime())

export const ofKind = (figures: readonly Figure[], kind: Figure['kind']) =>
  figures.filter((figure) => figure.kind === kind)

export const countOf = (figures: readonly Figure[], kind: Figure['kind']): number =>
  ofKind(figures, kind).reduce((sum, { policies }) => sum + policies, 0)

const nothing: Money = { policies: 0, netMinor: 0, commissionMinor: 0, feeMinor: 0, taxMinor: 0, grossMinor: 0 }

export const addUpMoney = (figures: readonly Money[]): Money =>
  figures.reduce<Money>(
    (sum, one) => ({
      policies: sum.policies + one.policies,
      netMinor: sum.netMinor + one.netMinor,
      commissionMinor: sum.commissionMinor + one.commissionMinor,
      feeMinor: sum.feeMinor + one.feeMinor,
      taxMinor: sum.taxMinor + one.taxMinor,
      grossMinor: sum.grossMinor + one.grossMinor,
    }),
    nothing,
  )

/** What sales that have something in common come to, the largest first. */
export const salesBy = <K extends object>(
  figures: readonly Figure[],
  key: (figure: Figure) => K,
  kind: 'sale' | 'partner-sale' = 'sale',
): (K & Money)[] =>
  [...Map.groupBy(ofKind(figures, kind), (figure) => JSON.stringify(key(figure))).values()]
    .flatMap(([first, ...others]) => (first ? [{ ...key(first), ...addUpMoney([first, ...others]) }] : []))
    .toSorted((left, right) => right.grossMinor - left.grossMinor)

/** Gross written premium, by currency: insurance tax is collected for the state and is nobody's premium. */
export const writtenOf = (figures: readonly Figure[], kind: 'sale' | 'partner-sale' = 'sale') =>
  salesBy(figures, ({ currency }) => ({ currency }), kind).map(({ currency, grossMinor, taxMinor }) => ({
    currency,
    writtenMinor: grossMinor - taxMinor,
  }))
