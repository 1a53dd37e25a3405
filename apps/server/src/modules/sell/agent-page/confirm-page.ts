import type { directPage } from '@coverwright/contract/sell/direct-page'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { agents } from '../../company/agent/index.ts'
import { lockOwnCompany } from '../../company/company/index.ts'
import { savePage } from './internal.ts'
import { cardOf, readToken, requireGoodLink } from './link.ts'
import { agentPages } from './tables.ts'
import { tellServers } from './tell-servers.ts'

export const openConfirmation: HandlerOf<typeof directPage, 'openConfirmation'> = async ({ read, now }, { token }) => {
  const { companyId, id, secret } = readToken(token)
  return read(companyId, async (tx) => {
    const [row] = await tx.select().from(agentPages).where(eq(agentPages.id, id))
    return cardOf(tx, requireGoodLink(row, secret, now), now)
  })
}

/** Of two who press the button at once, one confirms. The audit knows the page as the actor: the agent is no member. */
export const confirmPage: HandlerOf<typeof directPage, 'confirm'> = async ({ enter, now }, { token, ...form }) => {
  const { companyId, id, secret } = readToken(token)
  return enter({ companyId, memberId: id }, async (tx, audit) => {
    const before = requireGoodLink(await lockByLink(tx, id), secret, now)
    if (before.confirmedAt) return fail('agent-page.already-confirmed')
    const { name, phone, location } = form
    await tx.update(agents).set({ name, phone }).where(eq(agents.id, before.agentId))
    const row = await savePage(tx, id, { location, confirmedAt: now, declinedAt: null })
    await tellServers(tx, id)
    raiseEvent(tx, 'agent-page.confirmed', { agentPageId: id })
    await audit(id, { isConfirmed: true })
    return cardOf(tx, row, now)
  })
}

/** Until the link has expired they may think better of it. */
export const declinePage: HandlerOf<typeof directPage, 'decline'> = async ({ enter, now }, { token }) => {
  const { companyId, id, secret } = readToken(token)
  return enter({ companyId, memberId: id }, async (tx, audit) => {
    const before = requireGoodLink(await lockByLink(tx, id), secret, now)
    if (before.confirmedAt) return fail('agent-page.already-confirmed')
    const row = await savePage(tx, id, { declinedAt: before.declinedAt ?? now })
    if (!before.declinedAt) raiseEvent(tx, 'agent-page.declined', { agentPageId: id })
    await audit(id, { isDeclined: true })
    return cardOf(tx, row, now)
  })
}

/** In the order in which everybody else locks them. */
async function lockByLink(tx: WriteTx, id: string) {
  await lockOwnCompany(tx)
  const [row] = await tx.select().from(agentPages).where(eq(agentPages.id, id)).for('update')
  return row
}
