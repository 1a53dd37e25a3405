import { type MiddlewareFunction, redirect } from 'react-router'
import { ensureUserData } from '../session/ensure-user-data.ts'
import { useSession } from '../session/session.ts'
import { isMobile } from '../start/mobile.ts'
import { decide } from './decide.ts'
import { nextPath } from './next-path.ts'
import type { Screen } from './screen.ts'
import { signInFor } from './sign-in-for.ts'
import { visitorOf } from './visitor.ts'

const largerScreenPath = '/toPC'

export const keepToDesktops: MiddlewareFunction = ({ request }) => {
  const isThere = new URL(request.url).pathname === largerScreenPath
  if (!isThere && isMobile(navigator.userAgent)) throw redirect(largerScreenPath)
}

export const guard =
  (screen: Screen): MiddlewareFunction =>
  async ({ request }) => {
    await ensureUserData()
    const decision = decide(screen, visitorOf(useSession.getState()))
    if (decision.kind !== 'redirect') return
    const { pathname, search } = new URL(request.url)
    if (screen.guard.kind === 'guest') throw redirect(nextPath(search))
    throw redirect(decision.to === '/' ? signInFor(pathname, search) : decision.to)
  }
