import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import {
  boughtExpiryFrom,
  expiryFrom,
  isBought,
  type JourneyWrite,
  lockApplicationById,
  saveApplication,
} from './internal.ts'
import { hashToken, newJourneyToken } from './journey-token.ts'
import type { StartedApplication } from './start-application.ts'
import { type ApplicationRow, applications } from './tables.ts'

/** The application of a mailed link, while the link opens it. */
export async function findKeptApplication(tx: ReadTx, id: string, now: Date): Promise<ApplicationRow | undefined> {
  const [row] = await tx.select().from(applications).where(eq(applications.id, id))
  return row && isKept(row, now) ? row : undefined
}

/** Goes on where the buyer left off, on this browser and no other: the token before opens nothing any more. */
export async function reopenApplication({ tx, audit, now }: JourneyWrite, id: string): Promise<StartedApplication> {
  const before = await lockApplicationById(tx, id)
  if (!isKept(before, now)) return fail('application.not-found')
  const token = newJourneyToken()
  const expiresAt = isBought(before.state) ? boughtExpiryFrom(now) : expiryFrom(now)
  await audit(id, { isResumed: true })
  return { token, application: await saveApplication(tx, id, { tokenHash: hashToken(token), expiresAt }) }
}

const isKept = ({ state, keptUntil }: ApplicationRow, now: Date) =>
  state !== 'expired' && keptUntil !== null && keptUntil > now
