import type { domain } from '@coverwright/contract/publish/domain'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockOwnCompany } from '../../company/company/index.ts'
import { lockDomainInCompany, saveDomain, toDomain } from '../domain/index.ts'
import { lockRenewals, nextRenewal } from './renew-by-itself.ts'
import { domainOrders } from './tables.ts'

/** Switched off, what was asked for by itself and is not paid is given up. */
export const setNameRenewal: HandlerOf<typeof domain, 'setNameRenewal'> = async (
  { tx, audit, now, ports },
  { id, isOn },
) => {
  await lockOwnCompany(tx)
  const open = (await lockRenewals(tx, id)).find(({ state }) => state === 'unpaid')
  const before = await lockDomainInCompany(tx, id)
  if (!before.registration || before.state === 'released') return fail('domain-order.not-bought')
  if (!isOn && open?.isCharging) return fail('payment.being-charged')
  if (!isOn && open?.dueOn) await tx.update(domainOrders).set({ cancelledAt: now }).where(eq(domainOrders.id, open.id))
  const registration = { ...before.registration, isAutoRenewed: isOn }
  const row = await saveDomain(tx, id, { registration, renewAt: nextRenewal(registration, now) })
  await audit(id, { name: row.name, from: before.registration.isAutoRenewed, to: isOn })
  return toDomain(row, ports.domains.target)
}
