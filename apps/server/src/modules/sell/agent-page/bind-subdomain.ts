import type { directPage } from '@coverwright/contract/sell/direct-page'
import { errors, fail } from '@coverwright/domain/errors'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { endForeignMounts, tellSites } from '../../publish/release/index.ts'
import { checkPlace, findHosts, freeHost, takeHost } from '../../publish/site-host/index.ts'
import { lockPageInCompany, savePage, toAgentPage } from './internal.ts'

export const bindSubdomain: HandlerOf<typeof directPage, 'bindSubdomain'> = async (context, { id, host }) => {
  const { tx, audit, now, ports, grants } = context
  const before = await lockPageInCompany(tx, id)
  // It answers there from now on.
  if (before.state === 'active' && !(await grants).permissions.includes('publish-live')) return fail('not-allowed')
  const former = (await findHosts(tx, [id])).get(id)
  if (former !== host) {
    const proof = await checkPlace(tx, host, ports.domains.hostRules)
    await freeHost(tx, id)
    const take = () => takeHost(tx, { host, kind: 'agent-page', subjectId: id }, proof)
    // Under a proven name somebody may have come there in the moment it was proven.
    const isTaken =
      (await take()) || (proof === 'domain' && (await endForeignMounts(tx, host, now)).length > 0 && (await take()))
    if (!isTaken) return fail('agent-page.host-taken', { host: errors['agent-page.host-taken'].message })
    if (former) tellSites(tx, former)
    tellSites(tx, host)
  }
  const row = await savePage(tx, id, { updatedAt: now })
  await audit(id, { from: former ?? null, to: host })
  return toAgentPage(tx, row, now)
}
