import type { channel } from '@coverwright/contract/sell/channel'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { requireFile } from '../../company/file/index.ts'
import { toChannel } from './internal.ts'
import { channels } from './tables.ts'

export const updateChannel: HandlerOf<typeof channel, 'updateChannel'> = async ({ tx, audit }, { id, ...change }) => {
  await requireFile(tx, change.logoFileId, 'logo')
  const [row] = await tx.update(channels).set(change).where(eq(channels.id, id)).returning()
  if (!row) return fail('channel.not-found')
  await audit(id, { changed: Object.keys(change) })
  return toChannel(row)
}
