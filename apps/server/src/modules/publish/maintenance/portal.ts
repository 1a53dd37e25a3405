import type { maintenance } from '@coverwright/contract/publish/maintenance'
import { fail } from '@coverwright/domain/errors'
import { messages } from '@coverwright/domain/messages'
import { keyRestMinutes, keyTries, portalMinutes } from '@coverwright/domain/publish/maintenance/maintenance'
import { eq } from 'drizzle-orm'
import { isSecretOf } from '../../../platform/auth/secret.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { plainKey } from './keys.ts'
import { maintenancePasses, securityKeys } from './tables.ts'

const minuteMs = 60_000

const passOf = async (tx: ReadTx, memberId: string) =>
  (await tx.select().from(maintenancePasses).where(eq(maintenancePasses.memberId, memberId)))[0]

/** Nothing behind the door is for whoever has not shown the key a short while ago. */
export async function checkPass(tx: ReadTx, memberId: string, now: Date): Promise<void> {
  const pass = await passOf(tx, memberId)
  if (!pass?.opensUntil || pass.opensUntil <= now) fail('maintenance.locked')
}

export const getPortal: HandlerOf<typeof maintenance, 'getPortal'> = async ({ tx, actor, now }) => {
  const opensUntil = (await passOf(tx, actor.memberId))?.opensUntil
  return {
    hasKey: (await tx.$count(securityKeys)) > 0,
    opensUntil: opensUntil && opensUntil > now ? opensUntil.toISOString() : null,
    problem: null,
  }
}

export const openPortal: HandlerOf<typeof maintenance, 'openPortal'> = async ({ tx, actor, audit, now }, { key }) => {
  const { memberId } = actor
  const [known] = await tx.select().from(securityKeys)
  if (!known) return fail('maintenance.no-key')
  const before = await passOf(tx, memberId)
  const isRecent = before?.failedAt && now.getTime() - before.failedAt.getTime() < keyRestMinutes * minuteMs
  const failures = isRecent ? before.failures : 0
  if (failures >= keyTries) return fail('maintenance.key-rests')
  const isRight = isSecretOf(plainKey(key), known.keyHash)
  const opensUntil = isRight ? new Date(now.getTime() + portalMinutes * minuteMs) : null
  const change = { opensUntil, failures: isRight ? 0 : failures + 1, failedAt: isRight ? null : now }
  await tx
    .insert(maintenancePasses)
    .values({ memberId, ...change })
    .onConflictDoUpdate({ target: [maintenancePasses.companyId, maintenancePasses.memberId], set: change })
  await audit(memberId, { isRight })
  return {
    hasKey: true,
    opensUntil: opensUntil?.toISOString() ?? null,
    problem: isRight ? null : messages.securityKeyIncorrect,
  }
}
