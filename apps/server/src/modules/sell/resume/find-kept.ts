import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { type ApplicationRow, findKeptApplication } from '../application/index.ts'
import { getQuote } from '../quote/index.ts'

export interface KeptApplication {
  readonly application: ApplicationRow
  /** What the buyer knows it by, where there is a price or a decision. */
  readonly reference: string | null
  readonly until: Date
}

export async function findKept(tx: ReadTx, applicationId: string, now: Date): Promise<KeptApplication | undefined> {
  const application = await findKeptApplication(tx, applicationId, now)
  if (!application?.keptUntil) return undefined
  const quote = application.quoteId ? await getQuote(tx, application.quoteId) : undefined
  return { application, reference: quote?.reference ?? null, until: application.keptUntil }
}
