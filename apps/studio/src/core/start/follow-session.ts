import type { DataRouter } from 'react-router'
import { pathTo } from '../screens/path-to.ts'
import { useSession } from '../session/session.ts'
import { signInAddressOf } from '../session/sign-in-address.ts'
import { queryClient } from '../wire/query-client.ts'
import { keepPaths } from './keep-paths.ts'

/** What the rest of the page does when routes change and sessions begin and end. */
export function followSession(router: DataRouter): void {
  keepPaths(sessionStorage, router.state.location.pathname)
  router.subscribe(({ location: { pathname } }) => keepPaths(sessionStorage, pathname))

  let stopListening = useSession.getState().tokens ? listenToServer() : undefined
  useSession.subscribe((now, before) => {
    if (now.tokens && !before.tokens) stopListening = listenToServer()
    if (now.tokens || !before.tokens) return
    stopListening?.()
    // The next person must not see a line of what this one saw.
    queryClient.clear()
    leave(router)
  })
}

function leave(router: DataRouter): void {
  const session = useSession.getState()
  const address = signInAddressOf(session)
  if (address === '/') void router.navigate(pathTo('/'))
  // With an ending, a dialog over the screen says why and goes there: elsewhere nobody could read it.
  else if (!session.ending) location.assign(address)
}

/** Returns how to stop. Nothing waits for the stream, so its code comes after the first screen. */
function listenToServer(): () => void {
  const stop = new AbortController()
  void Promise.all([import('../live/live-stream.ts'), import('../live/heed-news.ts')]).then(([{ listen }, { heed }]) =>
    listen(heed, stop.signal),
  )
  return () => stop.abort()
}
