import type { directPage } from '@coverwright/contract/sell/direct-page'
import { fail } from '@coverwright/domain/errors'
import { emptyProfile } from '@coverwright/domain/sell/agent-page/agent-page'
import { agentPageLifecycle } from '@coverwright/domain/sell/agent-page/agent-page-lifecycle'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { forgetDesigns, freePage } from '../../build/template/index.ts'
import { freeHost } from '../../publish/site-host/index.ts'
import { lockPageInCompany, savePage } from './internal.ts'
import { tellServers } from './tell-servers.ts'

/** What it said of a person goes with it; that there was one stays, for enquiries and figures are of it. */
export const removePage: HandlerOf<typeof directPage, 'remove'> = async ({ tx, audit }, { id }) => {
  const before = await lockPageInCompany(tx, id)
  const state = agentPageLifecycle.next(before.state, 'remove') ?? fail('agent-page.not-found')
  await tellServers(tx, id)
  await freeHost(tx, id)
  await freePage(tx, id)
  await forgetDesigns(tx, id)
  await savePage(tx, id, { state, ...emptyProfile })
  await audit(id, { agentId: before.agentId, from: before.state, to: state })
  return null
}
