import type { Paging } from '@coverwright/contract/wire'
import { writeCsv } from '@coverwright/domain/base/csv/write-csv'
import { maxCodes } from '@coverwright/domain/sell/promotion/promotion-code'
import { and, asc, eq, gte, lt, ne } from 'drizzle-orm'
import { selectPage } from '../../../platform/database/select-page.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { promotionCodes } from './tables.ts'

interface Asked {
  /** Of one coupon or voucher; of all of them where none is named. */
  readonly promotionId?: string | undefined
  /** How they begin. */
  readonly search?: string | undefined
}

/** Every character that a code can have comes before this one. */
const last = '~'

export async function listCodesOf(tx: ReadTx, { promotionId, search }: Asked, paging: Paging<'code'>) {
  const where = and(
    promotionId ? eq(promotionCodes.promotionId, promotionId) : undefined,
    search ? and(gte(promotionCodes.code, search), lt(promotionCodes.code, `${search}${last}`)) : undefined,
  )
  const page = await selectPage(tx, promotionCodes, where, { ...paging, orderBy: paging.orderBy ?? 'code' })
  return { ...page, items: page.items.map(({ companyId, createdAt, updatedAt, ...code }) => code) }
}

/** Those that nobody has used: what was used in all the runs of a voucher has no end. */
export async function csvOfCodes(tx: ReadTx, promotionId: string, name: string, most = maxCodes) {
  const found = await tx
    .select({ code: promotionCodes.code, state: promotionCodes.state })
    .from(promotionCodes)
    .where(and(eq(promotionCodes.promotionId, promotionId), ne(promotionCodes.state, 'used')))
    .orderBy(asc(promotionCodes.code))
    .limit(most + 1)
  const codes = found.slice(0, most)
  return {
    name: `${name}.csv`,
    text: writeCsv([['code', 'state'], ...codes.map(({ code, state }) => [code, state])]),
    count: codes.length,
    isCut: found.length > most,
  }
}
