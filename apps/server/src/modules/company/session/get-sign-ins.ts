import type { identity } from '@coverwright/contract/company/identity'
import { maxSignInsShown } from '@coverwright/domain/company/session/sign-ins'
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { type DeviceRow, devices, sessions } from './tables.ts'

export const getSignIns: HandlerOf<typeof identity, 'getSignIns'> = async ({ tx, actor, now }) => {
  const most = maxSignInsShown + 1
  const open = await tx
    .select({ session: sessions, device: devices })
    .from(sessions)
    .innerJoin(devices, eq(devices.id, sessions.deviceId))
    .where(and(eq(sessions.memberId, actor.memberId), isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
    // Each use puts its end off by as much: those used last end last.
    .orderBy(desc(sessions.expiresAt))
    .limit(most)
  const trusted = await tx
    .select()
    .from(devices)
    .where(eq(devices.memberId, actor.memberId))
    .orderBy(desc(devices.lastUsedAt))
    .limit(most)
  const [own] = await tx.select({ deviceId: sessions.deviceId }).from(sessions).where(eq(sessions.id, actor.sessionId))
  return {
    sessions: open.slice(0, maxSignInsShown).map(({ session, device }) => {
      const { id, address, place } = session
      return Object.assign(seenOf(device, session), { id, address, place, isThis: id === actor.sessionId })
    }),
    devices: trusted
      .slice(0, maxSignInsShown)
      .map((device) => Object.assign(seenOf(device, device), { id: device.id, isThis: device.id === own?.deviceId })),
    hasMore: open.length === most || trusted.length === most,
  }
}

const seenOf = (
  { browser, system }: DeviceRow,
  { createdAt, lastUsedAt }: { readonly createdAt: Date; readonly lastUsedAt: Date },
) => ({ browser, system, firstUsedAt: createdAt.toISOString(), lastUsedAt: lastUsedAt.toISOString() })
