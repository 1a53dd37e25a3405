import type { login } from '@coverwright/contract/company/login'
import { and, eq, ne } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { type SessionRow, sessions } from './tables.ts'
import { tellOfSignIn } from './tell-of-sign-in.ts'

export const saveAddress: HandlerOf<typeof login, 'saveIpAddressInfo'> = async (context, { place }) => {
  const { tx, actor, audit, caller, now } = context
  const [session] = await tx
    .update(sessions)
    .set({ address: caller.address, place })
    .where(eq(sessions.id, actor.sessionId))
    .returning()
  if (session && (await isElsewhere(tx, session)))
    await tellOfSignIn(tx, actor.memberId, { kind: 'address', address: caller.address, place }, now)
  await audit(actor.sessionId, { place })
  return { address: caller.address, place }
}

/** A device that is known, at an address the person never signed in from. Of a new device they have learnt already. */
async function isElsewhere(tx: WriteTx, { id, memberId, deviceId, address }: SessionRow): Promise<boolean> {
  const before = await tx
    .select({ deviceId: sessions.deviceId, address: sessions.address })
    .from(sessions)
    .where(and(eq(sessions.memberId, memberId), ne(sessions.id, id)))
  return (
    before.some((session) => session.deviceId === deviceId) && before.every((session) => session.address !== address)
  )
}
