import type { merchant } from '@coverwright/contract/sell/merchant'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { requireFile } from '../../company/file/index.ts'
import { toMerchant } from './internal.ts'
import { merchants } from './tables.ts'

export const updateMerchant: HandlerOf<typeof merchant, 'updateMerchant'> = async (
  { tx, audit },
  { id, ...change },
) => {
  await requireFile(tx, change.logoFileId, 'logo')
  const [row] = await tx.update(merchants).set(change).where(eq(merchants.id, id)).returning()
  if (!row) return fail('merchant.not-found')
  await audit(id, { changed: Object.keys(change) })
  return toMerchant(tx, row)
}
