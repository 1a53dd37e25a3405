import type { directPage } from '@coverwright/contract/sell/direct-page'
import { fail } from '@coverwright/domain/errors'
import { agentPageLifecycle } from '@coverwright/domain/sell/agent-page/agent-page-lifecycle'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { findStandings } from '../../publish/site-host/index.ts'
import { agentOf, lockPageInCompany, savePage, toAgentPage } from './internal.ts'
import { tellServers } from './tell-servers.ts'

export const activatePage: HandlerOf<typeof directPage, 'activate'> = async ({ tx, audit, now, grants }, { id }) => {
  // Publishing to the public is asked for by the call; the pages are still those of whoever keeps them.
  const before = await lockPageInCompany(tx, id)
  if (!(await grants).permissions.includes('directPage')) return fail('not-allowed')
  const state = agentPageLifecycle.next(before.state, 'activate') ?? fail('agent-page.already-active')
  if (before.confirmedAt === null) return fail('agent-page.not-confirmed')
  const standing = (await findStandings(tx, [id], now)).get(id) ?? fail('agent-page.no-subdomain')
  if (!standing.isOurs) return fail('agent-page.name-lost')
  if ((await agentOf(tx, before)).state !== 'activated') return fail('agent-page.agent-deactivated')
  const row = await savePage(tx, id, { state })
  await tellServers(tx, id)
  await audit(id, { from: before.state, to: state })
  return toAgentPage(tx, row, now)
}

/** It answers nowhere any more; its name stays the company's until the page is removed. */
export const deactivatePage: HandlerOf<typeof directPage, 'deactivate'> = async ({ tx, audit, now }, { id }) => {
  const before = await lockPageInCompany(tx, id)
  const state = agentPageLifecycle.next(before.state, 'deactivate') ?? fail('agent-page.already-inactive')
  const row = await savePage(tx, id, { state })
  await tellServers(tx, id)
  await audit(id, { from: before.state, to: state })
  return toAgentPage(tx, row, now)
}
