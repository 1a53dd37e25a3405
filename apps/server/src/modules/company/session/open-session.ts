import { browserIn } from '@coverwright/domain/company/session/browser-in'
import type { TokenSet } from '@coverwright/domain/company/session/session'
import { sessionLimits } from '@coverwright/domain/company/session/session-limits'
import { and, eq } from 'drizzle-orm'
import { hashOf, isSecret, newSecret } from '../../../platform/auth/secret.ts'
import type { Tokens } from '../../../platform/auth/tokens.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { newId } from '../../../platform/id.ts'
import type { Account } from '../member/index.ts'
import { refreshSecretOf } from './refresh-secret.ts'
import { devices, sessions } from './tables.ts'

interface Opening {
  readonly account: Account
  readonly device: { readonly id: string; readonly key: string }
  readonly address: string
  readonly userAgent?: string | undefined
  readonly now: Date
}

/** A session with its first token set. */
export async function openSession(tx: WriteTx, tokens: Tokens, { account, device, address, userAgent, now }: Opening) {
  const sessionId = newId()
  const secret = refreshSecretOf(tokens, sessionId)
  await tx.insert(sessions).values({
    id: sessionId,
    memberId: account.memberId,
    deviceId: device.id,
    refreshHash: hashOf(secret),
    address,
    expiresAt: refreshEnd(now),
    lastUsedAt: now,
  })
  await noteDeviceUse(tx, device.id, userAgent, now)
  return { sessionId, tokens: await tokenSet(tokens, { ...account, sessionId }, secret, device.key) }
}

/** The refresh token names its company and session, so that it can be looked for where it belongs. */
export async function tokenSet(
  tokens: Tokens,
  bearer: Account & { readonly sessionId: string },
  secret: string,
  deviceKey: string,
): Promise<TokenSet> {
  const [idToken, accessToken] = await Promise.all([tokens.sign(bearer, 'id'), tokens.sign(bearer, 'access')])
  return { idToken, accessToken, refreshToken: `${bearer.companyId}.${bearer.sessionId}.${secret}`, deviceKey }
}

export const refreshEnd = (now: Date) => new Date(now.getTime() + sessionLimits.refreshMs)

/** A browser may be brought up to date and call itself something else. */
export const noteDeviceUse = (tx: WriteTx, id: string, userAgent: string | undefined, now: Date) =>
  tx
    .update(devices)
    .set({ lastUsedAt: now, ...(userAgent !== undefined && browserIn(userAgent)) })
    .where(eq(devices.id, id))

export async function findDevice(tx: ReadTx, memberId: string, key: string | undefined) {
  if (!key) return undefined
  const [device] = await tx
    .select({ id: devices.id })
    .from(devices)
    .where(and(eq(devices.memberId, memberId), eq(devices.keyHash, hashOf(key))))
  return device && { id: device.id, key }
}

/**
 * From now on the browser that holds the key is asked for no code. It holds one key, for whoever signs in there: a key
 * of each would take the place of the one before, and every change of person would ask for a code.
 */
export async function trustDevice(tx: WriteTx, memberId: string, held?: string) {
  const key = held && isSecret(held) ? held : newSecret()
  const [device] = await tx
    .insert(devices)
    .values({ memberId, keyHash: hashOf(key) })
    // Two tabs that are signed in to at once: one device.
    .onConflictDoUpdate({
      target: [devices.companyId, devices.memberId, devices.keyHash],
      set: { keyHash: hashOf(key) },
    })
    .returning({ id: devices.id })
  if (!device) throw new Error('The device was not saved')
  return { id: device.id, key }
}
