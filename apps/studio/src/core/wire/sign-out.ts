import { wasHiddenTooLong } from '../session/hidden.ts'
import { clearSession, useSession } from '../session/session.ts'
import { shareAcrossTabs } from '../session/share-across-tabs.ts'
import { bareClient } from './client.ts'

const patienceMs = 2000

const isForgotten = () => wasHiddenTooLong(useSession.getState().hiddenAt, Date.now())

/** How the tabs of this browser share one session, and leave together. */
const sharing = shareAcrossTabs({
  tokens: () => (isForgotten() ? null : useSession.getState().tokens),
  seenAt: () => useSession.getState().hiddenAt ?? Date.now(),
  clear: clearSession,
  leave: () => void leave(),
})

export const findOpenSession = sharing.find

/** Out whatever the server answers, and if it does not: who asks to leave a shared computer must not be kept. */
export async function signOut(): Promise<void> {
  tellLeft()
  await leave()
}

/** After the server has ended the session: the other tabs need not ask it to find out. */
export function tellLeft(): void {
  const { tokens } = useSession.getState()
  if (tokens) sharing.tellLeft(tokens)
}

async function leave(): Promise<void> {
  const told = bareClient.identity.signOut({}).catch(() => undefined)
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, patienceMs))])
  clearSession()
}
