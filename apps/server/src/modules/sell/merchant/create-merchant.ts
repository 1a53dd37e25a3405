import type { merchant } from '@coverwright/contract/sell/merchant'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { requireFile } from '../../company/file/index.ts'
import { lockChannelInCompany } from '../channel/index.ts'
import { toMerchant } from './internal.ts'
import { merchants } from './tables.ts'

export const createMerchant: HandlerOf<typeof merchant, 'createMerchant'> = async ({ tx, audit }, form) => {
  await lockChannelInCompany(tx, form.channelId)
  await requireFile(tx, form.logoFileId, 'logo')
  const [row] = await tx.insert(merchants).values(form).returning()
  if (!row) throw new Error('The merchant was not saved')
  await audit(row.id, { channelId: row.channelId, code: row.code })
  return toMerchant(tx, row)
}
