import { randomInt } from 'node:crypto'
import { sessionLimits } from '@coverwright/domain/session/session-limits'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { hashOf, isSecretOf } from '../../platform/auth/secret.ts'
import type { WriteTx } from '../../platform/database/with-tenant.ts'
import { type CodePurpose, oneTimeCodes } from './tables.ts'

interface Asked {
  readonly memberId: string
  readonly purpose: CodePurpose
  readonly now: Date
}

const dayMs = 24 * 60 * 60_000
/** Guesses at all codes of an account in a day. */
const maxTriesADay = 100

/** A fresh code; undefined when the last one was made a moment ago, or too many were guessed at. */
export async function makeCode(tx: WriteTx, { memberId, purpose, now }: Asked) {
  const day = new Date(now.getTime() - dayMs)
  const [past] = await tx
    .select({
      tries: sql<number>`coalesce(sum(${oneTimeCodes.tries}), 0)::int`,
      lastAt: sql<Date | null>`max(${oneTimeCodes.createdAt})`.mapWith(oneTimeCodes.createdAt),
    })
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.memberId, memberId), gt(oneTimeCodes.createdAt, day)))
  const isTooSoon = past?.lastAt && now.getTime() - past.lastAt.getTime() < sessionLimits.resendMs
  if (isTooSoon || (past?.tries ?? 0) >= maxTriesADay) return undefined

  const code = randomInt(1_000_000).toString().padStart(6, '0')
  const expiresAt = new Date(now.getTime() + sessionLimits.codeMs)
  const [row] = await tx
    .insert(oneTimeCodes)
    .values({ memberId, purpose, codeHash: codeHash(memberId, code), expiresAt, createdAt: now })
    .returning({ id: oneTimeCodes.id })
  return row && { id: row.id, code, expiresAt }
}

/** Only the newest code counts, only once, and only so many guesses at it. */
export async function tryCode(tx: WriteTx, { memberId, purpose, now }: Asked, code: string) {
  const [row] = await tx
    .select()
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.memberId, memberId), eq(oneTimeCodes.purpose, purpose)))
    .orderBy(desc(oneTimeCodes.createdAt))
    .limit(1)
    .for('update')
  if (!row || row.usedAt || row.expiresAt <= now) return 'expired'
  if (row.tries >= sessionLimits.codeTries) return 'expired'

  const isRight = isSecretOf(saltedCode(memberId, code), row.codeHash)
  const change = isRight ? { usedAt: now } : { tries: row.tries + 1 }
  await tx.update(oneTimeCodes).set(change).where(eq(oneTimeCodes.id, row.id))
  return isRight ? 'right' : 'wrong'
}

const saltedCode = (memberId: string, code: string) => `${memberId} ${code}`
const codeHash = (memberId: string, code: string) => hashOf(saltedCode(memberId, code))
