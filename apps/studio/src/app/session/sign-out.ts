import { bareClient } from '../wire/client.ts'
import { clearSession } from './session.ts'

const patienceMs = 2000

/** The server is told, but a server that does not answer keeps nobody from leaving. */
export async function signOut(): Promise<void> {
  const told = bareClient.identity.signOut({}).catch(() => undefined)
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, patienceMs))])
  clearSession()
}
