import type { dashboard } from '@coverwright/contract/insight/dashboard'
import type { JourneyMode } from '@coverwright/domain/build/product/journey-mode'
import { and, asc, eq } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getOwnCompany } from '../../company/company/index.ts'
import { resoldPolicies } from '../../publish/resale/index.ts'
import { quotes } from '../../sell/quote/index.ts'
import { periodsOf, stepsOf } from './periods.ts'
import { countOf, type Figure, readFigures, writtenOf } from './read-figures.ts'

export const getKeyFigures: HandlerOf<typeof dashboard, 'getKeyFigures'> = async ({ tx, now }, { range, mode }) => {
  const { timeZone, id } = await getOwnCompany(tx)
  const since = range === 'all' ? earliest(await firstQuote(tx, mode), await firstOfPartners(tx, mode, id)) : undefined
  const { period, before, step } = await periodsOf(tx, { range, timeZone, now, since })
  const clock = { step, timeZone }
  const figures = await readFigures(tx, { mode }, period, clock)
  return {
    ...keyFiguresOf(figures),
    partners: { policies: countOf(figures, 'partner-sale'), premiums: writtenOf(figures, 'partner-sale') },
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

/** Whoever sells through partners alone quotes nothing itself. */
async function firstOfPartners(tx: ReadTx, mode: JourneyMode, companyId: string) {
  const [first] = await tx
    .select({ at: resoldPolicies.createdAt })
    .from(resoldPolicies)
    .where(and(eq(resoldPolicies.partnerId, companyId), eq(resoldPolicies.mode, mode)))
    .orderBy(asc(resoldPolicies.createdAt))
    .limit(1)
  return first?.at
}

const earliest = (...times: readonly (Date | undefined)[]) =>
  times.filter((at) => at !== undefined).toSorted((one, other) => one.getTime() - other.getTime())[0]

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
