import { isDeepStrictEqual } from 'node:util'
import type { dashboard } from '@coverwright/contract/insight/dashboard'
import { standardPaperwork } from '@coverwright/domain/build/product/paperwork'
import { mostCounted, type SettingState } from '@coverwright/domain/insight/product-board/product-board'
import { and, eq } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { findSourceLists } from '../../build/data-source/index.ts'
import { readDocument } from '../../build/document/index.ts'
import { bodyDocument, getProductInCompany, type ProductRow } from '../../build/product/index.ts'
import { getMailOfProduct, referrals } from '../../sell/referral/index.ts'
import { findReport } from '../../sell/transaction/index.ts'

const state = (name: SettingState['state'], count = 0): SettingState => ({ state: name, count })

/** Each is read from what stands, none is ticked off. */
export const getProductBoard: HandlerOf<typeof dashboard, 'getProductBoard'> = async (
  { tx, grants },
  { productId },
) => {
  const product = await getProductInCompany(tx, productId)
  const { permissions } = await grants
  const seesSales = permissions.includes('customer-management-center')
  return {
    ...(await paperworkStates(tx, product)),
    connectors: await connectorState(tx, product),
    transactions: seesSales ? await transactionState(tx, productId) : null,
    cases: seesSales ? await caseState(tx, productId) : null,
    referralMail: seesSales ? await mailState(tx, productId) : null,
  }
}

async function paperworkStates(tx: ReadTx, { id, paperwork }: ProductRow) {
  const documents = (await readDocument(tx, bodyDocument, id))?.documents ?? []
  const usual = standardPaperwork({ documents })
  const { sendings, checkout } = paperwork ?? usual
  const sent = sendings.filter(({ on }) => on.includes('purchase')).length
  const isUsual = isDeepStrictEqual(sendings, usual.sendings)
  return {
    // Whoever buys and is sent nothing has no proof of it: that may be meant, and is said.
    sending: sent === 0 ? state('to-do', 1) : state(isUsual ? 'usual' : 'set', sent),
    checkout: state(isDeepStrictEqual(checkout, usual.checkout) ? 'usual' : 'set'),
  }
}

async function connectorState(tx: ReadTx, product: ProductRow) {
  const body = await readDocument(tx, bodyDocument, product.id)
  const found = body && (await findSourceLists(tx, body, product))
  if (!found) return state('unused')
  const used = Object.keys(found.lists).length
  if (found.missing.length > 0) return state('to-do', found.missing.length)
  return used === 0 ? state('unused') : state('set', used)
}

async function transactionState(tx: ReadTx, productId: string) {
  const report = await findReport(tx, productId)
  const isTold = report !== undefined && report.recipients.length > 0 && (report.isEach || report.isDaily)
  return isTold ? state('set', report.recipients.length) : state('unused')
}

async function caseState(tx: ReadTx, productId: string) {
  const waiting = await tx
    .select({ id: referrals.id })
    .from(referrals)
    .where(and(eq(referrals.productId, productId), eq(referrals.state, 'waiting')))
    .limit(mostCounted)
  return waiting.length === 0 ? state('unused') : state('to-do', waiting.length)
}

async function mailState(tx: ReadTx, productId: string) {
  const { recipients, standIns } = await getMailOfProduct(tx, productId)
  return recipients.length > 0 ? state('set', recipients.length) : state('usual', standIns.length)
}
