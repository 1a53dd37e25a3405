import type { channel } from '@coverwright/contract/sell/channel'
import { fail } from '@coverwright/domain/errors'
import { channelLifecycle } from '@coverwright/domain/sell/channel/channel-lifecycle'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockChannelInCompany, saveState, toChannel } from './internal.ts'

export const deactivateChannel: HandlerOf<typeof channel, 'deactivateChannel'> = async ({ tx, audit }, { id }) => {
  const before = await lockChannelInCompany(tx, id)
  const state = channelLifecycle.next(before.state, 'deactivate') ?? fail('channel.already-deactivated')
  const after = await saveState(tx, id, state)

  await audit(id, { from: before.state, to: after.state })
  return toChannel(after)
}
