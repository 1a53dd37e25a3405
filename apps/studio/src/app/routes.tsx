import type { RouteObject } from 'react-router'
import { CrashPage } from '../features/edge/CrashPage.tsx'
import { lazyComponent } from './lazy-component.tsx'
import { Root } from './Root.tsx'
import { catalogue } from './screens/catalogue.ts'
import { home } from './screens/decide.ts'
import { guard, keepToDesktops } from './screens/guard.ts'
import { ScreenFrame } from './screens/ScreenFrame.tsx'
import { type Layout, pathsOf, type Screen } from './screens/screen.ts'

const routesOf = (screen: Screen): RouteObject[] =>
  pathsOf(screen).map((path) => ({
    path,
    // What differs by case alone is another path, and not found.
    caseSensitive: true,
    middleware: [guard(screen)],
    ErrorBoundary: CrashPage,
    lazy: async () => {
      const { Component } = await loadScreen(screen)
      return {
        Component: () => (
          <ScreenFrame screen={screen}>
            <Component />
          </ScreenFrame>
        ),
      }
    },
  }))

const loadScreen = (screen: Screen) =>
  screen.load
    ? lazyComponent(screen.load, ...[screen.texts ?? []].flat())
    : lazyComponent(() => loadPlanned(screen), 'edge')

async function loadPlanned(screen: Screen) {
  const { Planned } = await import('../features/edge/Planned.tsx')
  return { Component: () => <Planned screen={screen} /> }
}

const loadShell = () => lazyComponent(() => import('../shell/Shell.tsx'), 'shell', 'framework', 'notification')
const loadNotFound = () => lazyComponent(() => import('../features/edge/NotFound.tsx'), 'edge')

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
      { lazy: loadShell, children: screensIn('shell') },
      { path: '*', lazy: loadNotFound },
    ],
  },
]

/** Brings what comes after sign-in ahead of time. What fails now is loaded, and told of, when it is needed. */
export function fetchHome(): void {
  const screen = catalogue.find(({ path }) => path === home)
  void loadShell()
  if (screen) void loadScreen(screen)
}
