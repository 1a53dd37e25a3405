import type { channel } from '@coverwright/contract/sell/channel'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { requireFile } from '../../company/file/index.ts'
import { toChannel } from './internal.ts'
import { channels } from './tables.ts'

export const createChannel: HandlerOf<typeof channel, 'createChannel'> = async ({ tx, audit }, input) => {
  await requireFile(tx, input.logoFileId, 'logo')
  const [row] = await tx.insert(channels).values(input).returning()
  if (!row) throw new Error('The channel was not saved')

  await audit(row.id, { code: row.code })
  return toChannel(row)
}
