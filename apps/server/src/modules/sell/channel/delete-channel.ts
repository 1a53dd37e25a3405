import type { channel } from '@coverwright/contract/sell/channel'
import { eq } from 'drizzle-orm'
import { deleteUnlessNamed } from '../../../platform/database/broken-keys.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockChannelInCompany } from './internal.ts'
import { channels } from './tables.ts'

/** Applications and sales name the channel they came by: while there is one it stays. */
export const deleteChannel: HandlerOf<typeof channel, 'deleteChannel'> = async ({ tx, audit }, { id }) => {
  const { code, name } = await lockChannelInCompany(tx, id)
  await deleteUnlessNamed('channel.has-sales', () => tx.delete(channels).where(eq(channels.id, id)))
  await audit(id, { code, name, deleted: true })
  return null
}
