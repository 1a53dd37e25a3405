import type { dashboard } from '@coverwright/contract/insight/dashboard'
import type { JourneyMode } from '@coverwright/domain/build/product/journey-mode'
import { asc, eq } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getOwnCompany } from '../../company/company/index.ts'
import { quotes } from '../../sell/quote/index.ts'
import { periodsOf, stepsOf } from './periods.ts'
import { countOf, type Figure, readFigures, writtenOf } from './read-figures.ts'

export const getKeyFigures: HandlerOf<typeof dashboard, 'getKeyFigures'> = async ({ tx, now }, { range, mode }) => {
  const { timeZone } = await getOwnCompany(tx)
  const since = range === 'all' ? await firstQuote(tx, mode) : undefined
  const { period, before, step } = await periodsOf(tx, { range, timeZone, now, since })
  const clock = { step, timeZone }
  const figures = await readFigures(tx, { mode }, period, clock)
  return {
    ...keyFiguresOf(figures),
    before: before ? keyFiguresOf(await readFigures(tx, { mode }, before, clock)) : null,
    series: seriesOf(figures, await stepsOf(tx, period, step, timeZone)),
  }
}

async function firstQuote(tx: ReadTx, mode: JourneyMode) {
  const [first] = await tx
    .select({ at: quotes.createdAt })
    .from(quotes)
    .where(eq(quotes.mode, mode))
    .orderBy(asc(quotes.createdAt))
    .limit(1)
  return first?.at
}

const keyFiguresOf = (figures: readonly Figure[]) => ({
  quotes: countOf(figures, 'quote'),
  policies: countOf(figures, 'sale'),
  premiums: writtenOf(figures),
})

/** Premiums are drawn in the currency that most was sold in. */
function seriesOf(figures: readonly Figure[], steps: readonly Date[]) {
  const drawn = writtenOf(figures)[0]?.currency
  const byStep = Map.groupBy(figures, ({ at }) => at)
  return steps.map((at) => {
    const own = byStep.get(at.getTime()) ?? []
    return {
      at: at.toISOString(),
      quotes: countOf(own, 'quote'),
      policies: countOf(own, 'sale'),
      writtenMinor: writtenOf(own).find(({ currency }) => currency === drawn)?.writtenMinor ?? 0,
    }
  })
}
