import type { RouteObject } from 'react-router'
import { lazyComponent } from '../core/lazy-component.tsx'
import { home } from '../core/screens/decide.ts'
import { type Layout, pathsOf, type Screen } from '../core/screens/screen.ts'
import { catalogue } from './catalogue.ts'
import { CrashPage } from './edge/CrashPage.tsx'
import { guard, keepToDesktops } from './guard.ts'
import { Root } from './Root.tsx'
import { ScreenFrame } from './ScreenFrame.tsx'

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
  const { Planned } = await import('./edge/Planned.tsx')
  return { Component: () => <Planned screen={screen} /> }
}

const loadShell = () => lazyComponent(() => import('./shell/Shell.tsx'), 'shell', 'framework', 'notification')
const loadNotFound = () => lazyComponent(() => import('./edge/NotFound.tsx'), 'edge')

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
