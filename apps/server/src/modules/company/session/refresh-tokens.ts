import type { identity } from '@coverwright/contract/company/identity'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { hashOf, isSecretOf } from '../../../platform/auth/secret.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { isTrialOver } from '../company/index.ts'
import { getMemberInCompany } from '../member/index.ts'
import { findDevice, noteDeviceUse, refreshEnd, tokenSet } from './open-session.ts'
import { refreshSecretOf, wasGiven } from './refresh-secret.ts'
import { type SessionRow, sessions } from './tables.ts'

const RefreshToken = z.tuple([z.uuid(), z.uuid(), z.string()])

export const refreshTokens: HandlerOf<typeof identity, 'refreshToken'> = async (
  context,
  { refreshToken, deviceKey },
) => {
  const { read, enter, now, caller, ports, idempotencyKey } = context
  const { data: parts } = RefreshToken.safeParse(refreshToken.split('.'))
  if (!parts) return fail('session.refresh-refused')
  const [companyId, sessionId, secret] = parts
  const session = await read(companyId, (tx) => findSession(tx, sessionId))
  if (!session) return fail('session.refresh-refused')

  const account = { companyId, memberId: session.memberId }
  const refreshed = await enter(account, async (tx, audit) => {
    const locked = await findSession(tx, sessionId, 'update')
    if (!locked || locked.endedAt || locked.expiresAt <= now) {
      await audit(sessionId, { refused: 'ended' })
      const isOwner = locked && isSecretOf(secret, locked.refreshHash)
      return isOwner && (await getMemberInCompany(tx, session.memberId)).state === 'unregistered'
        ? 'removed'
        : undefined
    }
    if (await isTrialOver(tx, now)) {
      await tx.update(sessions).set({ endedAt: now }).where(eq(sessions.id, sessionId))
      await audit(sessionId, { refused: 'trial over' })
      return undefined
    }
    const device = await findDevice(tx, session.memberId, deviceKey)
    const random = idempotencyKey && ports.tokens.secretFor('refresh', `${secret}.${idempotencyKey}`)
    const next = refreshSecretOf(ports.tokens, sessionId, random)
    // Asked again by who asked before, and whose answer was lost on its way: the same answer.
    const isRepeated = isSecretOf(next, locked.refreshHash)
    const isKnown = isRepeated || isSecretOf(secret, locked.refreshHash)
    if (!isKnown && !wasGiven(ports.tokens, sessionId, secret)) {
      await audit(sessionId, { refused: 'made up' })
      return undefined
    }
    if (!isKnown || device?.id !== locked.deviceId) {
      // A token that was good once is now in two hands, and nobody can tell whose is the owner's.
      await tx.update(sessions).set({ endedAt: now }).where(eq(sessions.id, sessionId))
      await audit(sessionId, { refused: 'reused' })
      return undefined
    }
    await tx
      .update(sessions)
      .set({ refreshHash: hashOf(next), expiresAt: refreshEnd(now), lastUsedAt: now })
      .where(eq(sessions.id, sessionId))
    await noteDeviceUse(tx, device.id, caller.userAgent, now)
    await audit(sessionId, isRepeated ? { repeated: true } : { refreshed: true })
    return tokenSet(ports.tokens, { ...account, sessionId }, next, deviceKey)
  })
  if (refreshed === 'removed') return fail('access-ended')
  return refreshed ?? fail('session.refresh-refused')
}

async function findSession(tx: Pick<WriteTx, 'select'>, id: string, lock?: 'update'): Promise<SessionRow | undefined> {
  const query = tx.select().from(sessions).where(eq(sessions.id, id))
  const [row] = await (lock ? query.for(lock) : query)
  return row
}
