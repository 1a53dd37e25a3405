import { t } from 'i18next'
import { type MiddlewareFunction, redirect } from 'react-router'
import { decide, home } from '../core/screens/decide.ts'
import { pathsOf, type Screen } from '../core/screens/screen.ts'
import { signInFor } from '../core/screens/sign-in-for.ts'
import { visitorOf } from '../core/screens/visitor.ts'
import { ensureUserData } from '../core/session/ensure-user-data.ts'
import { useSession } from '../core/session/session.ts'
import { isMobile } from '../core/start/mobile.ts'
import { catalogue } from './catalogue.ts'
import { nextPath } from './next-path.ts'

const largerScreenPath = '/toPC'

const forPhones: ReadonlySet<string> = new Set([
  largerScreenPath,
  ...catalogue.filter(({ isForPhones }) => isForPhones).flatMap(pathsOf),
])

export const keepToDesktops: MiddlewareFunction = ({ request }) => {
  if (!forPhones.has(new URL(request.url).pathname) && isMobile(navigator.userAgent)) throw redirect(largerScreenPath)
}

/** Who is led home from a page they asked for reads why. Who has to sign in first has not been refused anything. */
function sayWhy({ title }: Screen, to: string): void {
  if (to !== home) return
  const refused = t('noAccess.title', { title: t(`screens:${title}`) })
  void import('../framework/toast/toasts.tsx').then(({ sayFailed }) => sayFailed(refused))
}

export const guard =
  (screen: Screen): MiddlewareFunction =>
  async ({ request }) => {
    await ensureUserData()
    const decision = decide(screen, visitorOf(useSession.getState()))
    if (decision.kind !== 'redirect') return
    const { pathname, search } = new URL(request.url)
    if (screen.guard.kind === 'guest') throw redirect(nextPath(search))
    if (screen.guard.kind === 'page' || screen.guard.kind === 'designer') sayWhy(screen, decision.to)
    throw redirect(decision.to === '/' ? signInFor(pathname, search) : decision.to)
  }
