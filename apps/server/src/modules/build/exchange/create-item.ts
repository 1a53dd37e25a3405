import type { exchange } from '@coverwright/contract/build/exchange'
import { exchangeLimits } from '@coverwright/domain/build/exchange/exchange'
import { exchangeLifecycle } from '@coverwright/domain/build/exchange/exchange-lifecycle'
import { fail } from '@coverwright/domain/errors'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockOwnCompany } from '../../company/company/index.ts'
import { getComponentInCompany } from '../component/index.ts'
import { findHeads } from '../document/index.ts'
import { getProductInCompany } from '../product/index.ts'
import { toItem } from './internal.ts'
import { type ExchangeItemRow, exchangeItems } from './tables.ts'

type Made = Pick<
  ExchangeItemRow,
  'kind' | 'name' | 'about' | 'tags' | 'line' | 'licence' | 'withRates' | 'sourceId' | 'memberId'
> &
  Partial<Pick<ExchangeItemRow, 'masterId' | 'masterNumber'>>

export async function addItem(tx: WriteTx, made: Made): Promise<ExchangeItemRow> {
  await lockOwnCompany(tx)
  if ((await tx.$count(exchangeItems)) >= exchangeLimits.items) return fail('exchange.too-many')
  const start = { state: exchangeLifecycle.initial, reasons: '', isLocked: false, number: 0 } as const
  const [row] = await tx
    .insert(exchangeItems)
    .values({ ...start, ...made })
    .returning()
  if (!row) throw new Error('The item was not saved')
  return row
}

export const createFromProduct: HandlerOf<typeof exchange, 'createFromProduct'> = async (
  { tx, actor, audit },
  { productId, kind, withRates, ...form },
) => {
  const { line, baseReleaseId } = await getProductInCompany(tx, productId)
  // A provider's insurance is not the company's to give.
  if (kind === 'body' && baseReleaseId) return fail('primary-product.not-own-body')
  if (!(await findHeads(tx, [productId]))(kind, productId).isThere) return fail('exchange.empty')
  const row = await addItem(tx, {
    ...form,
    kind,
    line,
    withRates: kind === 'body' && withRates,
    sourceId: productId,
    memberId: actor.memberId,
  })
  await audit(row.id, { name: row.name, from: productId })
  return toItem(tx, row)
}

export const createFromComponent: HandlerOf<typeof exchange, 'createFromComponent'> = async (
  { tx, actor, audit },
  { componentId, ...form },
) => {
  await getComponentInCompany(tx, componentId)
  const made = { ...form, kind: 'component', line: null, withRates: false, sourceId: componentId } as const
  const row = await addItem(tx, { ...made, memberId: actor.memberId })
  await audit(row.id, { name: row.name, from: componentId })
  return toItem(tx, row)
}
