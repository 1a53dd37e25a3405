import type { channel } from '@coverwright/contract/sell/channel'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { activateChannel } from './activate-channel.ts'
import { connectProduct } from './connect-product.ts'
import { createChannel } from './create-channel.ts'
import { deactivateChannel } from './deactivate-channel.ts'
import { deleteChannel } from './delete-channel.ts'
import { disconnectProduct } from './disconnect-product.ts'
import { getChannel } from './get-channel.ts'
import { listChannels } from './list-channels.ts'
import { listConnections } from './list-connections.ts'
import { updateChannel } from './update-channel.ts'

export const channelCalls: HandlersOf<typeof channel> = {
  createChannel,
  updateChannel,
  deleteChannel,
  connectProduct,
  disconnectProduct,
  listConnections,
  activateChannel,
  deactivateChannel,
  getChannel,
  listChannels,
}
