import type { channel } from '@coverwright/contract/channel'
import { channelLifecycle } from '@coverwright/domain/channel/channel-lifecycle'
import { fail } from '@coverwright/domain/errors'
import type { HandlerOf } from '../../platform/http/handlers.ts'
import { lockChannelInCompany, saveState, toChannel } from './internal.ts'

export const activateChannel: HandlerOf<typeof channel, 'activateChannel'> = async ({ tx, audit }, { id }) => {
  const before = await lockChannelInCompany(tx, id)
  const state = channelLifecycle.next(before.state, 'activate') ?? fail('channel.already-activated')
  const after = await saveState(tx, id, state)

  await audit(id, { from: before.state, to: after.state })
  return toChannel(after)
}
