import { clearSession } from '../../core/session/session.ts'
import { bareClient } from '../../core/wire/client.ts'

const patienceMs = 2000

/** Out whatever the server answers, and if it does not: who asks to leave a shared computer must not be kept. */
export async function signOut(): Promise<void> {
  const told = bareClient.identity.signOut({}).catch(() => undefined)
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, patienceMs))])
  clearSession()
}
