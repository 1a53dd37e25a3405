import type { customer } from '@coverwright/contract/sell/customer'
import { inArray } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { applications } from '../application/index.ts'
import { applicationsOf, detailOf, getCustomerInCompany } from './internal.ts'
import { linksOf } from './links.ts'

/** What the person answered and declared, and what was made of it. */
export const exportCustomer: HandlerOf<typeof customer, 'exportCustomer'> = async (context, { id }) => {
  const { tx, audit, now } = context
  const detail = await detailOf(tx, await getCustomerInCompany(tx, id), linksOf(context), now)
  const ids = await applicationsOf(tx, id)
  const answered = ids.length === 0 ? [] : await tx.select().from(applications).where(inArray(applications.id, ids))
  await audit(id, { isExported: true })
  return {
    ...detail,
    exportedAt: now.toISOString(),
    applications: answered.map(({ answers, selection, declarations, reminder, state, createdAt }) => ({
      answers,
      selection,
      declarations,
      reminder,
      state,
      createdAt: createdAt.toISOString(),
    })),
  }
}
