import { useHotkeys, useMediaQuery } from '@mantine/hooks'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { useNavigationSections } from '../../core/navigation/use-navigation-sections.ts'
import { useSlow } from '../../framework/delays.ts'
import { whenIdle } from '../../framework/when-idle.ts'
import { Navigation } from './Navigation.tsx'
import { PlanFoot } from './PlanFoot.tsx'
import classes from './Shell.module.css'
import { SuspendedNotice } from './SuspendedNotice.tsx'
import { TopBar } from './TopBar.tsx'

const loadPalette = () => import('./palette/Palette.tsx')
const Palette = lazy(loadPalette)
const ShortcutsDialog = lazy(() => import('./ShortcutsDialog.tsx'))

/** The frame around every signed-in screen: bar, navigation, and the sheet, which alone scrolls. */
export function Component() {
  const { t } = useTranslation('shell')
  const isWide = useMediaQuery('(min-width: 1280px)', true, { getInitialValueInEffect: false })
  const sections = useNavigationSections()
  // How often search was asked for: the palette's chunk arrives with the first time.
  const [searches, setSearches] = useState(0)
  const [hasShortcuts, setShortcuts] = useState(false)
  const search = () => setSearches((times) => times + 1)
  useHotkeys([['mod+K', search]], [])
  useHotkeys([['shift+?', () => setShortcuts(true)]])
  // Fetched while nothing else is: who presses Ctrl K types on at once, and no letter may be lost.
  useEffect(() => whenIdle(() => void loadPalette()), [])
  const sheet = useSheet()
  const isSlow = useSlow(useNavigation().state === 'loading')

  return (
    <>
      <a className={classes.skip} href="#content">
        {t('skip')}
      </a>
      <div className={classes.root} data-narrow={!isWide || undefined}>
        <header className={classes.bar}>
          <TopBar onSearch={search} />
        </header>
        <div className={classes.navigation}>
          <Navigation sections={sections} isNarrow={!isWide} foot={<PlanFoot />} />
        </div>
        <main id="content" className={classes.sheet} ref={sheet} tabIndex={-1}>
          {isSlow && <div className={classes.arriving} role="progressbar" aria-label={t('arriving')} />}
          <SuspendedNotice />
          <Suspense>
            <Outlet />
          </Suspense>
        </main>
      </div>
      <Suspense>
        {searches > 0 && <Palette times={searches} />}
        {hasShortcuts && <ShortcutsDialog onClose={() => setShortcuts(false)} />}
      </Suspense>
    </>
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
