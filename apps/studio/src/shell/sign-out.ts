import { clearSession } from '../app/session/session.ts'
import { bareClient } from '../app/wire/client.ts'

/** Out whatever the server answers: who asks to leave a shared computer must not be kept. */
export async function signOut(): Promise<void> {
  await bareClient.identity.signOut({}).catch(() => undefined)
  clearSession()
}
