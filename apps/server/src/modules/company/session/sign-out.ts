import type { identity } from '@coverwright/contract/company/identity'
import { fail } from '@coverwright/domain/errors'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { expireCodesOf } from '../one-time-code/index.ts'
import { endSessions, tellWindows } from './end-sessions.ts'
import { forgetDevices } from './forget-devices.ts'
import { sessions } from './tables.ts'

export const signOut: HandlerOf<typeof identity, 'signOut'> = async ({ tx, actor, audit, now }) => {
  await tx.update(sessions).set({ endedAt: now }).where(eq(sessions.id, actor.sessionId))
  tellWindows(tx, actor.memberId)
  await audit(actor.sessionId)
  return null
}

export const endSession: HandlerOf<typeof identity, 'endSession'> = async ({ tx, actor, audit, now }, { id }) => {
  const [ended] = await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(
      and(
        eq(sessions.id, id),
        eq(sessions.memberId, actor.memberId),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, now),
      ),
    )
    .returning({ id: sessions.id })
  if (!ended) return fail('session.not-found')
  tellWindows(tx, actor.memberId)
  await audit(id, { ended: true })
  return null
}

export const forgetDevice: HandlerOf<typeof identity, 'forgetDevice'> = async ({ tx, actor, audit }, { id }) => {
  const forgotten = await forgetDevices(tx, actor.memberId, id)
  if (forgotten === 0) return fail('session.device-not-found')
  tellWindows(tx, actor.memberId)
  await audit(id, { forgotten: true })
  return null
}

export const signOutEverywhere: HandlerOf<typeof identity, 'signOutEverywhere'> = async (
  { tx, actor, audit, now },
  { forgetsDevices },
) => {
  await endSessions(tx, actor.memberId, now)
  await expireCodesOf(tx, { subject: actor.memberId, purpose: 'change-email', now })
  if (forgetsDevices) await forgetDevices(tx, actor.memberId)
  await audit(actor.memberId, { forgetsDevices })
  return null
}
