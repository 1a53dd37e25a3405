import type { channel } from '@coverwright/contract/sell/channel'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getChannelInCompany, toChannel } from './internal.ts'

export const getChannel: HandlerOf<typeof channel, 'getChannel'> = async ({ tx }, { id }) =>
  toChannel(await getChannelInCompany(tx, id))
