import { fail } from '@coverwright/domain/errors'
import type { AgentPage, AgentProfile } from '@coverwright/domain/sell/agent-page/agent-page'
import { confirmationOf, reasonsOf } from '@coverwright/domain/sell/agent-page/agent-page-lifecycle'
import { and, eq, gte, inArray, ne, sql } from 'drizzle-orm'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { findPhotos } from '../../build/photo/index.ts'
import { findChosen } from '../../build/template/index.ts'
import { type AgentRow, findAgents } from '../../company/agent/index.ts'
import { lockOwnCompany } from '../../company/company/index.ts'
import { findStandings } from '../../publish/site-host/index.ts'
import { type AgentPageRow, agentPageDays, agentPages } from './tables.ts'

export const notRemoved = ne(agentPages.state, 'removed')

export async function getPageInCompany(tx: ReadTx, id: string): Promise<AgentPageRow> {
  const [row] = await tx
    .select()
    .from(agentPages)
    .where(and(eq(agentPages.id, id), notRemoved))
  return row ?? fail('agent-page.not-found')
}

/** The company's moves come one after the other: names, the number of pages and the page itself hang together. */
export async function lockPageInCompany(tx: WriteTx, id: string): Promise<AgentPageRow> {
  await lockOwnCompany(tx)
  const [row] = await tx
    .select()
    .from(agentPages)
    .where(and(eq(agentPages.id, id), notRemoved))
    .for('update')
  return row ?? fail('agent-page.not-found')
}

export async function savePage(tx: WriteTx, id: string, change: Partial<AgentPageRow>): Promise<AgentPageRow> {
  const [row] = await tx.update(agentPages).set(change).where(eq(agentPages.id, id)).returning()
  return row ?? fail('agent-page.not-found')
}

export async function agentOf(tx: ReadTx, { agentId }: Pick<AgentPageRow, 'agentId'>): Promise<AgentRow> {
  return (await findAgents(tx, [agentId])).get(agentId) ?? fail('agent.not-found')
}

const visitDays = 30

/** With what stands elsewhere: the agent, the name, and how many came. */
export async function withAgents(tx: ReadTx, rows: readonly AgentPageRow[], now: Date): Promise<AgentPage[]> {
  const ids = rows.map(({ id }) => id)
  const agents = await findAgents(
    tx,
    rows.map(({ agentId }) => agentId),
  )
  const standings = await findStandings(tx, ids, now)
  const visits = await visitsOf(tx, ids, now)
  const chosen = await findChosen(tx, ids)
  const photos = await findPhotos(tx, [...new Set(rows.flatMap(photoIdsOf))])
  const photoOf = (id: string | null) => photos.get(id ?? '')
  return rows.flatMap((row) => {
    const agent = agents.get(row.agentId)
    if (!agent) return []
    const { host = null, isOurs = false } = standings.get(row.id) ?? {}
    const reasons = reasonsOf({ ...row, host, isNameOurs: isOurs, agentState: agent.state })
    return {
      id: row.id,
      agentId: agent.id,
      agentName: agent.name,
      agentEmail: agent.email,
      agentCode: agent.code,
      agentPhone: agent.phone,
      ...profileOf(row),
      // One that was deleted is named no more: saving the page again would be refused for it.
      bannerPhotoId: photoOf(row.bannerPhotoId)?.id ?? null,
      picturePhotoId: photoOf(row.picturePhotoId)?.id ?? null,
      backgroundPhotoId: photoOf(row.backgroundPhotoId)?.id ?? null,
      bannerSrc: photoOf(row.bannerPhotoId)?.src ?? null,
      pictureSrc: photoOf(row.picturePhotoId)?.src ?? null,
      backgroundSrc: photoOf(row.backgroundPhotoId)?.src ?? null,
      status: reasons.length === 0 ? 'active' : 'inactive',
      reasons,
      confirmation: confirmationOf(row, now),
      askedAt: row.askedAt.toISOString(),
      host,
      template: chosen.get(row.id) ?? null,
      visits: visits.get(row.id) ?? 0,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    } satisfies AgentPage
  })
}

export async function toAgentPage(tx: ReadTx, row: AgentPageRow, now: Date): Promise<AgentPage> {
  const [page] = await withAgents(tx, [row], now)
  return page ?? fail('agent-page.not-found')
}

export const profileOf = (row: AgentPageRow): AgentProfile => ({
  bannerPhotoId: row.bannerPhotoId,
  picturePhotoId: row.picturePhotoId,
  backgroundPhotoId: row.backgroundPhotoId,
  location: row.location,
  socialLinks: row.socialLinks,
  chat: row.chat,
  workingHours: row.workingHours,
  awayMessage: row.awayMessage,
  productIds: row.productIds,
  isAppointedRepresentative: row.isAppointedRepresentative,
})

type PhotoIds = Pick<AgentProfile, 'bannerPhotoId' | 'picturePhotoId' | 'backgroundPhotoId'>

export const photoIdsOf = ({ bannerPhotoId, picturePhotoId, backgroundPhotoId }: PhotoIds): string[] =>
  [bannerPhotoId, picturePhotoId, backgroundPhotoId].filter((id) => id !== null)

async function visitsOf(tx: ReadTx, ids: readonly string[], now: Date): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const since = new Date(now.getTime() - visitDays * 86_400_000).toISOString().slice(0, 10)
  const rows = await tx
    .select({ pageId: agentPageDays.pageId, visits: sql<number>`sum(${agentPageDays.visits})::int` })
    .from(agentPageDays)
    .where(and(inArray(agentPageDays.pageId, [...ids]), gte(agentPageDays.day, since)))
    .groupBy(agentPageDays.pageId)
  return new Map(rows.map(({ pageId, visits }) => [pageId, visits]))
}
