import { AppShell } from '@mantine/core'
import { useHotkeys, useMediaQuery } from '@mantine/hooks'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { catalogue } from '../app/screens/catalogue.ts'
import { visitorOf } from '../app/screens/visitor.ts'
import { useSession } from '../app/session/session.ts'
import { useSlow } from '../framework/delays.ts'
import { Navigation } from './Navigation.tsx'
import { navigationOf } from './navigation.ts'
import { NavigationContext } from './navigation-context.ts'
import classes from './Shell.module.css'
import { TopBar } from './TopBar.tsx'

const Palette = lazy(() => import('./palette/Palette.tsx'))
const ShortcutsDialog = lazy(() => import('./ShortcutsDialog.tsx'))

/** The frame around every signed-in screen: bar, navigation, and the sheet, which alone scrolls. */
export function Component() {
  const { t } = useTranslation('shell')
  const isWide = useMediaQuery('(min-width: 1280px)', true, { getInitialValueInEffect: false })
  const session = useSession()
  const sections = useMemo(() => navigationOf(catalogue, visitorOf(session)), [session])
  // How often search was asked for: the palette's chunk arrives with the first time.
  const [searches, setSearches] = useState(0)
  const [hasShortcuts, setShortcuts] = useState(false)
  const search = () => setSearches((times) => times + 1)
  useHotkeys([['mod+K', search]], [])
  useHotkeys([['shift+?', () => setShortcuts(true)]])
  const sheet = useSheet()
  const isSlow = useSlow(useNavigation().state === 'loading')

  return (
    <NavigationContext value={sections}>
      <a className={classes.skip} href="#content">
        {t('skip')}
      </a>
      <AppShell
        layout="default"
        withBorder={false}
        header={{ height: 48 }}
        navbar={{ width: isWide ? 240 : 56, breakpoint: 0 }}
        transitionDuration={0}
        classNames={{ root: classes.root ?? '', header: classes.frame ?? '', navbar: classes.frame ?? '' }}
      >
        <AppShell.Header>
          <TopBar onSearch={search} />
        </AppShell.Header>
        <AppShell.Navbar component="div">
          <Navigation sections={sections} isNarrow={!isWide} />
        </AppShell.Navbar>
        <AppShell.Main component="div">
          <main id="content" className={classes.sheet} ref={sheet} tabIndex={-1}>
            {isSlow && <div className={classes.arriving} role="progressbar" aria-label={t('arriving')} />}
            <Suspense>
              <Outlet />
            </Suspense>
          </main>
        </AppShell.Main>
      </AppShell>
      <Suspense>
        {searches > 0 && <Palette times={searches} />}
        {hasShortcuts && <ShortcutsDialog onClose={() => setShortcuts(false)} />}
      </Suspense>
    </NavigationContext>
  )
}

/** Another screen begins at its top, and readers of screens are told that it is another. */
function useSheet() {
  const sheet = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    sheet.current?.scrollTo(0, 0)
    sheet.current?.focus({ preventScroll: true })
  }, [pathname])
  return sheet
}
