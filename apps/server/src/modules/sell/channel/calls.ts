import type { channel } from '@coverwright/contract/sell/channel'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { activateChannel } from './activate-channel.ts'
import { createChannel } from './create-channel.ts'
import { deactivateChannel } from './deactivate-channel.ts'
import { getChannel } from './get-channel.ts'
import { listChannels } from './list-channels.ts'

export const channelCalls: HandlersOf<typeof channel> = {
  createChannel,
  activateChannel,
  deactivateChannel,
  getChannel,
  listChannels,
}
