import { type MiddlewareFunction, type RouteObject, redirect } from 'react-router'
import { CrashPage } from '../features/edge/CrashPage.tsx'
import { Planned } from '../features/edge/Planned.tsx'
import { Root } from './Root.tsx'
import { catalogue } from './screens/catalogue.ts'
import { decide } from './screens/decide.ts'
import { nextPath, signInFor } from './screens/next-path.ts'
import { ScreenFrame } from './screens/ScreenFrame.tsx'
import { type Layout, pathsOf, type Screen } from './screens/screen.ts'
import { visitorOf } from './screens/visitor.ts'
import { ensureUserData } from './session/ensure-user-data.ts'
import { useSession } from './session/session.ts'
import { loadChunk } from './start/load-chunk.ts'
import { isMobile } from './start/mobile.ts'
import { loadTexts } from './text/start-text.ts'

const largerScreenPath = '/toPC'

const keepToDesktops: MiddlewareFunction = ({ request }) => {
  const isThere = new URL(request.url).pathname === largerScreenPath
  if (!isThere && isMobile(navigator.userAgent)) throw redirect(largerScreenPath)
}

const guard =
  (screen: Screen): MiddlewareFunction =>
  async ({ request }) => {
    await ensureUserData()
    const decision = decide(screen, visitorOf(useSession.getState()))
    if (decision.kind !== 'redirect') return
    const { pathname, search } = new URL(request.url)
    if (screen.guard.kind === 'guest') throw redirect(nextPath(search))
    throw redirect(decision.to === '/' ? signInFor(pathname, search) : decision.to)
  }

const routesOf = (screen: Screen): RouteObject[] =>
  pathsOf(screen).map((path) => ({
    path,
    // Paths differ by case alone from what would be a not-found page.
    caseSensitive: true,
    middleware: [guard(screen)],
    ErrorBoundary: CrashPage,
    lazy: async () => {
      const [Component] = await Promise.all([componentOf(screen), screen.texts && loadTexts(screen.texts)])
      return {
        Component: () => (
          <ScreenFrame screen={screen}>
            <Component />
          </ScreenFrame>
        ),
      }
    },
  }))

async function componentOf(screen: Screen) {
  const { load } = screen
  if (load) return (await loadChunk(load)).Component
  await loadTexts('edge')
  return () => <Planned screen={screen} />
}

const screensIn = (layout: Layout) => catalogue.filter((screen) => screen.layout === layout).flatMap(routesOf)

export const routes: RouteObject[] = [
  {
    middleware: [keepToDesktops],
    Component: Root,
    ErrorBoundary: CrashPage,
    HydrateFallback: () => null,
    children: [
      ...screensIn('public'),
      ...screensIn('full'),
      {
        lazy: async () => {
          const texts = ['shell', 'framework', 'notification'].map(loadTexts)
          const [{ Component }] = await Promise.all([loadChunk(() => import('../shell/Shell.tsx')), ...texts])
          return { Component }
        },
        children: screensIn('shell'),
      },
      {
        path: '*',
        lazy: async () => {
          const [{ Component }] = await Promise.all([
            loadChunk(() => import('../features/edge/NotFound.tsx')),
            loadTexts('edge'),
          ])
          return { Component }
        },
      },
    ],
  },
]
