import { type SelectionChange, select } from '@coverwright/domain/build/plan/selection'
import { fail } from '@coverwright/domain/errors'
import { listPrices } from '@coverwright/domain/sell/journey/price-journey'
import type { Prices } from '@coverwright/domain/sell/journey/visit'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { requireBound } from '../../publish/resale/index.ts'
import { findApplication } from '../application/index.ts'
import { getOffered } from '../referral/index.ts'

/** What the plan page shows while the buyer tries choices out. Nothing is kept. */
export async function previewPrices(tx: ReadTx, token: string, change: SelectionChange, now: Date): Promise<Prices> {
  const application = (await findApplication(tx, token, now)) ?? fail('application.not-found')
  const offered = await getOffered(tx, application, now)
  await requireBound(tx, offered.release.content.providerId)
  const { cover } = offered.release.content.body
  const selection = select(cover, application.selection, change)
  const { underwriting } = offered
  const settled = underwriting?.decision === 'accept' ? { settled: underwriting.terms.choices } : {}
  const { answers, fetched } = application
  return { ...settled, selection, ...listPrices({ ...offered, answers, fetched, selection, now }) }
}
