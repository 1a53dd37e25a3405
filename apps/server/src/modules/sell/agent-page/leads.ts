import type { directPage } from '@coverwright/contract/sell/direct-page'
import { fail } from '@coverwright/domain/errors'
import type { Lead, LeadForm } from '@coverwright/domain/sell/agent-page/agent-page'
import { eq, inArray } from 'drizzle-orm'
import { selectPage } from '../../../platform/database/select-page.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { findAgents } from '../../company/agent/index.ts'
import { getPageInCompany } from './internal.ts'
import { type AgentLeadRow, agentLeads, agentPages } from './tables.ts'

export const listLeads: HandlerOf<typeof directPage, 'listLeads'> = async (
  { tx },
  { pageId },
  { orderBy = '-createdAt', ...paging },
) => {
  if (pageId) await getPageInCompany(tx, pageId)
  const where = pageId ? eq(agentLeads.pageId, pageId) : undefined
  const { items, ...page } = await selectPage(tx, agentLeads, where, { orderBy, ...paging })
  const pageIds = [...new Set(items.map((lead) => lead.pageId))]
  const pages = await tx
    .select({ id: agentPages.id, agentId: agentPages.agentId })
    .from(agentPages)
    .where(inArray(agentPages.id, pageIds))
  const agents = await findAgents(
    tx,
    pages.map(({ agentId }) => agentId),
  )
  const names = new Map(pages.map(({ id, agentId }) => [id, agents.get(agentId)?.name ?? '']))
  return {
    items: items.map((lead) => toLead(lead, names.get(lead.pageId) ?? '')),
    ...page,
  }
}

const toLead = ({ id, pageId, name, email, phone, message, createdAt }: AgentLeadRow, agentName: string): Lead => ({
  id,
  pageId,
  agentName,
  name,
  email,
  phone,
  message,
  createdAt: createdAt.toISOString(),
})

/** Somebody asked to be forgotten, or it is dealt with. */
export const removeLead: HandlerOf<typeof directPage, 'removeLead'> = async ({ tx, audit }, { id }) => {
  const [gone] = await tx.delete(agentLeads).where(eq(agentLeads.id, id)).returning()
  if (!gone) return fail('agent-page.lead-not-found')
  await audit(id, { pageId: gone.pageId })
  return null
}

export async function keepLead(tx: WriteTx, pageId: string, { email, ...form }: LeadForm): Promise<string> {
  const [row] = await tx
    .insert(agentLeads)
    .values({ pageId, ...form, email: email.toLowerCase() })
    .returning({ id: agentLeads.id })
  if (!row) throw new Error('The enquiry was not saved')
  raiseEvent(tx, 'agent-page.lead-left', { leadId: row.id })
  return row.id
}

/** Whoever is erased wrote nothing. */
export const eraseLeadsFrom = (tx: WriteTx, email: string) =>
  tx.delete(agentLeads).where(eq(agentLeads.email, email.trim().toLowerCase()))
