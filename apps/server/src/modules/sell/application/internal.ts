import { fail } from '@coverwright/domain/errors'
import type { ApplicationState } from '@coverwright/domain/sell/application/application-lifecycle'
import { applicationLimits } from '@coverwright/domain/sell/application/application-limits'
import type { Audit } from '../../../platform/audit/audited.ts'
import { atTheEnd } from '../../../platform/database/at-the-end.ts'
import { changeOf, updateRow } from '../../../platform/database/save-row.ts'
import { selectRow, selectRowBy } from '../../../platform/database/select-row.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { hashToken } from './journey-token.ts'
import { type ApplicationRow, applications } from './tables.ts'

/** What every write of a buyer runs in: the company's transaction, its audit, and one moment for all of it. */
export interface JourneyWrite {
  readonly tx: WriteTx
  readonly audit: Audit
  readonly now: Date
}

/** The application of a buyer's token, or nothing when there is none or it is over. */
export async function findApplication(tx: ReadTx, token: string, now: Date): Promise<ApplicationRow | undefined> {
  const row = await selectRowBy(tx, applications, 'tokenHash', hashToken(token))
  return row && isReachable(row, now) ? row : undefined
}

/** Nobody else changes the application until the transaction ends. Every sale locks it before anything else. */
export async function lockApplication(tx: WriteTx, token: string, now: Date): Promise<ApplicationRow> {
  const row = await selectRowBy(tx, applications, 'tokenHash', hashToken(token), 'for update')
  return row && isReachable(row, now) ? row : fail('application.not-found')
}

export async function lockApplicationById(tx: WriteTx, id: string): Promise<ApplicationRow> {
  return (await selectRow(tx, applications, id, 'for update')) ?? fail('application.not-found')
}

export async function saveApplication(
  tx: WriteTx,
  id: string,
  change: Partial<Omit<typeof applications.$inferInsert, 'id' | 'companyId'>>,
): Promise<ApplicationRow> {
  return (await updateRow(tx, applications, id, change)) ?? fail('application.not-found')
}

/** Its last change, with the end of the transaction. */
export const endApplication = (
  tx: WriteTx,
  id: string,
  change: Partial<Pick<ApplicationRow, 'state' | 'declarations' | 'customerId' | 'expiresAt'>>,
): void => atTheEnd(tx, changeOf(applications, id, change))

/** Answers are personal: who comes back after the session to a shared computer must not find them. */
const isReachable = ({ state, expiresAt }: ApplicationRow, now: Date) =>
  state !== 'expired' && (state === 'paying' || expiresAt > now)

/** When nobody can reach it any more, neither on the site nor by a mailed link. */
export const overAt = ({ expiresAt, keptUntil }: Pick<ApplicationRow, 'expiresAt' | 'keptUntil'>) =>
  keptUntil && keptUntil > expiresAt ? keptUntil : expiresAt

export const expiryFrom = (now: Date) => new Date(now.getTime() + applicationLimits.idleMs)

/** Once bought, the page with the policy stays open for the rest of the day. */
export const boughtExpiryFrom = (now: Date) => new Date(now.getTime() + 24 * 60 * 60_000)

export const isBought = (state: ApplicationState) => state === 'issued'
