import { and, desc, eq, lt } from 'drizzle-orm'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { handle } from '../../../platform/jobs/handler.ts'
import { tellTaker } from './jobs.ts'
import { exchangeTakes } from './tables.ts'

/** Whoever took it last is told; a company that has the version already is not. */
export const tellTakerJob = ({ enter }: WaysIn) =>
  handle(tellTaker, async ({ companyId: operatorId }, { itemId, byCompanyId, number }) => {
    await enter({ companyId: byCompanyId, memberId: operatorId }, async (tx, audit) => {
      const [take] = await tx
        .select({ id: exchangeTakes.id, number: exchangeTakes.number })
        .from(exchangeTakes)
        .where(and(eq(exchangeTakes.itemId, itemId), lt(exchangeTakes.number, number)))
        .orderBy(desc(exchangeTakes.number))
        .limit(1)
      await audit(itemId, { number, told: take?.id ?? null })
      if (take) raiseEvent(tx, 'exchange.updated', { takeId: take.id, number })
    })
  })
