import { randomInt } from 'node:crypto'
import { sessionLimits } from '@coverwright/domain/company/session/session-limits'
import { and, desc, eq, gt, lte, sql } from 'drizzle-orm'
import { hashOf, isSecretOf } from '../../../platform/auth/secret.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { type CodePurpose, oneTimeCodes } from './tables.ts'

export interface Asked {
  /** Whom the code is for: a member's id, or `subjectOf` what a stranger gave. */
  readonly subject: string
  readonly purpose: CodePurpose
  readonly now: Date
}

interface Limits {
  /** How long it works, where that is not as long as others. */
  readonly lifeMs?: number
  /** How many are made in a day, where that is not as many as of others. */
  readonly codesADay?: number
  readonly from?: { readonly address: string; readonly codesADay: number }
}

const dayMs = 24 * 60 * 60_000

/** Nothing is asked of older ones. */
export const dayBefore = (now: Date) => new Date(now.getTime() - dayMs)

/** Of somebody without an account the table keeps no number and no address to read. */
export const subjectOf = (kind: 'phone' | 'email', value: string) => `${kind} ${hashOf(value)}`

/** A fresh code; undefined when the last one was made a moment ago, or too many were made or guessed at. */
export async function makeCode(tx: WriteTx, asked: Asked, limits: Limits = {}) {
  const { subject, purpose, now } = asked
  if (await isTooOften(tx, asked, limits)) return undefined

  const code = randomInt(1_000_000).toString().padStart(6, '0')
  const expiresAt = new Date(now.getTime() + (limits.lifeMs ?? sessionLimits.codeMs))
  const [row] = await tx
    .insert(oneTimeCodes)
    .values({
      subject,
      purpose,
      codeHash: hashOf(salted(subject, code)),
      askedFrom: limits.from?.address,
      expiresAt,
      createdAt: now,
    })
    .returning({ id: oneTimeCodes.id })
  return row && { id: row.id, code, expiresAt }
}

async function isTooOften(tx: WriteTx, { subject, purpose, now }: Asked, limits: Limits) {
  const { codesADay = sessionLimits.codesADay, from } = limits
  // Two who ask at once take turns here: the second sees the first's code.
  await tx.select({ lock: sql`pg_advisory_xact_lock(hashtext(${subject}))` }).from(sql`(values (1)) as one`)
  const today = gt(oneTimeCodes.createdAt, dayBefore(now))
  await tx
    .delete(oneTimeCodes)
    .where(and(eq(oneTimeCodes.subject, subject), lte(oneTimeCodes.createdAt, dayBefore(now))))
  const [past] = await tx
    .select({
      tries: sql<number>`coalesce(sum(${oneTimeCodes.tries}), 0)::int`,
      codes: sql<number>`count(*)::int`,
      lastAt: sql<Date | null>`max(${oneTimeCodes.createdAt})`.mapWith(oneTimeCodes.createdAt),
    })
    .from(oneTimeCodes)
    // Of this purpose alone: whoever guesses at codes for a new password uses up none for signing in.
    .where(and(eq(oneTimeCodes.subject, subject), eq(oneTimeCodes.purpose, purpose), today))
  if (past?.lastAt && now.getTime() - past.lastAt.getTime() < sessionLimits.resendMs) return true
  if ((past?.tries ?? 0) >= sessionLimits.codeTriesADay) return true
  if ((past?.codes ?? 0) >= codesADay) return true
  return from && (await tx.$count(oneTimeCodes, and(eq(oneTimeCodes.askedFrom, from.address), today))) >= from.codesADay
}

/** Only the newest code counts, or the one that is named; only once, and only so many guesses at it. */
export async function tryCode(tx: WriteTx, { subject, purpose, now }: Asked, code: string, id?: string) {
  const [row] = await tx
    .select()
    .from(oneTimeCodes)
    .where(
      and(
        eq(oneTimeCodes.subject, subject),
        eq(oneTimeCodes.purpose, purpose),
        id === undefined ? undefined : eq(oneTimeCodes.id, id),
      ),
    )
    .orderBy(desc(oneTimeCodes.createdAt))
    .limit(1)
    .for('update')
  if (!row || row.usedAt || row.expiresAt <= now) return 'expired'
  if (row.tries >= sessionLimits.codeTries) return 'expired'

  const isRight = isSecretOf(salted(subject, code), row.codeHash)
  const change = isRight ? { usedAt: now } : { tries: row.tries + 1 }
  await tx.update(oneTimeCodes).set(change).where(eq(oneTimeCodes.id, row.id))
  return isRight ? 'right' : 'wrong'
}

const salted = (subject: string, code: string) => `${subject} ${code}`
