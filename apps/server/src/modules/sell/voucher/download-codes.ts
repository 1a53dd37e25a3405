import type { voucher } from '@coverwright/contract/sell/voucher'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { csvOfCodes } from '../promotion-code/index.ts'
import { getVoucherInCompany } from './internal.ts'

export const downloadCodes: HandlerOf<typeof voucher, 'downloadCodes'> = async ({ tx, audit }, { id }) => {
  const { name } = await getVoucherInCompany(tx, id)
  const { count, ...file } = await csvOfCodes(tx, id, name)
  await audit(id, { count })
  return file
}
