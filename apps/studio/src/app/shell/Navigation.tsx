import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { currentIn, type NavigationSection } from '../../core/navigation/navigation.ts'
import { iconOf } from '../../core/navigation/screen-icons.ts'
import type { Screen } from '../../core/screens/screen.ts'
import { useScreens } from '../../core/screens/screens-context.ts'
import classes from './Navigation.module.css'

const NavigationTip = lazy(() => import('./NavigationTip.tsx'))

interface NavigationProps {
  readonly sections: readonly NavigationSection[]
  /** Icons alone, with their names in tooltips. */
  readonly isNarrow: boolean
  /** At the foot: live units, or the days of a trial. */
  readonly foot?: ReactNode
}

export function Navigation({ sections, isNarrow, foot }: NavigationProps) {
  const { t } = useTranslation('shell')
  return (
    <nav className={classes.nav} aria-label={t('navigation')} data-narrow={isNarrow || undefined}>
      {sections.map(({ section, screens }) => (
        <div key={section} className={classes.section}>
          {section !== 'start' && <h2>{t(`section.${section}`)}</h2>}
          <ul>
            {screens.map((screen) => (
              <li key={screen.path}>
                <NavigationLink screen={screen} isNarrow={isNarrow} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {foot && !isNarrow && <div className={classes.foot}>{foot}</div>}
    </nav>
  )
}

function NavigationLink({ screen, isNarrow }: { readonly screen: Screen; readonly isNarrow: boolean }) {
  const { t } = useTranslation('screens')
  const Icon = iconOf(screen)
  const title = t(screen.title)
  const { pathname } = useLocation()
  const screens = useScreens()
  const link = (
    <Link to={screen.path} className={classes.link} aria-current={currentIn(screens, screen, pathname)}>
      <Icon size={16} />
      <span>{title}</span>
    </Link>
  )
  if (!isNarrow) return link
  return (
    <Suspense fallback={link}>
      <NavigationTip label={title}>{link}</NavigationTip>
    </Suspense>
  )
}
