import type { channel } from '@coverwright/contract/channel'
import { fail } from '@coverwright/domain/errors'
import type { HandlerOf } from '../../platform/http/handlers.ts'
import { toChannel } from './internal.ts'
import { channels } from './tables.ts'

export const createChannel: HandlerOf<typeof channel, 'createChannel'> = async ({ tx, audit }, input) => {
  // The unique constraint decides, not a look beforehand: two people may create the same code at once.
  const [row] = await tx.insert(channels).values(input).onConflictDoNothing().returning()
  if (!row) return fail('channel.code-taken')

  await audit(row.id, { code: row.code })
  return toChannel(row)
}
