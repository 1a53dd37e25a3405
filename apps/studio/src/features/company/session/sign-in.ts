import type { TokenSet } from '@coverwright/domain/company/session/session'
import { readDevice } from '../../../core/session/device.ts'
import { loadUserData } from '../../../core/session/ensure-user-data.ts'
import { clearSession, keepTokens } from '../../../core/session/session.ts'
import { client } from '../../../core/wire/client.ts'
import type { DeviceCheck } from '../../../parts/public-page/device-check.ts'

/** Undefined when signed in; on a new device what the code is asked with. */
export async function signIn(email: string, password: string): Promise<DeviceCheck | undefined> {
  const { deviceKey } = readDevice(localStorage)
  const outcome = await client.login.landingV2({ email, password, ...(deviceKey && { deviceKey }) })
  if (outcome.outcome === 'new-device') return await sendCode(outcome.ticket, email)
  await enter(outcome.tokens)
  return undefined
}

/** To the address as it was typed: a mistake in it shows. */
export async function sendCode(ticket: string, email: string): Promise<DeviceCheck> {
  await client.login.sendNewDeviceCode({ ticket })
  return { ticket, sentTo: email, sentAt: Date.now() }
}

export async function verifyDevice(ticket: string, code: string): Promise<void> {
  const { deviceKey } = readDevice(localStorage)
  await enter(await client.login.saveUserEquipment({ ticket, code, ...(deviceKey && { deviceKey }) }))
}

export async function enter(tokens: TokenSet): Promise<void> {
  keepTokens(tokens)
  try {
    await loadUserData()
  } catch (error) {
    // Half signed in, every guard would send them in circles.
    clearSession()
    throw error
  }
  const place = Intl.DateTimeFormat().resolvedOptions().timeZone
  // For who looks after the account; the sign-in itself stands without it.
  client.login.saveIpAddressInfo({ place }).catch(() => undefined)
}
