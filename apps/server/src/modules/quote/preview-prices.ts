import type { PriceList } from '@coverwright/domain/body/price'
import { fail } from '@coverwright/domain/errors'
import type { Cover } from '@coverwright/domain/plan/cover'
import { type Selection, type SelectionChange, select } from '@coverwright/domain/plan/selection'
import type { ReadTx } from '../../platform/database/with-tenant.ts'
import { findApplication } from '../application/index.ts'
import { getOffered } from '../referral/index.ts'
import { listPrices } from './price-answers.ts'

export interface PricePreview {
  /** What there is to choose from. */
  readonly cover: Cover
  readonly selection: Selection
  readonly prices: PriceList
}

/** What the plan page shows while the buyer tries choices out. Nothing is kept. */
export async function previewPrices(
  tx: ReadTx,
  token: string,
  change: SelectionChange,
  now: Date,
): Promise<PricePreview> {
  const application = (await findApplication(tx, token, now)) ?? fail('application.not-found')
  const offered = await getOffered(tx, application, now)
  const { cover } = offered.release.content.body
  const selection = select(cover, application.selection, change)
  return { cover, selection, prices: listPrices({ ...offered, answers: application.answers, selection, now }) }
}
