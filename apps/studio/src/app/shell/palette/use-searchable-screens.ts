import { readers } from '@coverwright/domain/readers'
import { useTranslation } from 'react-i18next'
import { openScreens } from '../../../core/navigation/navigation.ts'
import { hasAny } from '../../../core/screens/decide.ts'
import type { ScreenTab } from '../../../core/screens/screen.ts'
import { useScreens } from '../../../core/screens/screens-context.ts'
import { visitorOf } from '../../../core/screens/visitor.ts'
import { useSession } from '../../../core/session/session.ts'

/** Screens one can go to from search: in the shell or full screen, and not a path that only leads on. */
export function useSearchableScreens() {
  const { t } = useTranslation('screens')
  const screens = useScreens()
  const session = useSession()
  const open = openScreens(screens, visitorOf(session)).filter(
    ({ layout, guard }) => layout !== 'public' && guard.kind !== 'leads-to',
  )
  const mayRead = ({ reads }: ScreenTab) => hasAny(session.permissionList, readers[reads])
  const whole = open.map((screen) => ({
    screen,
    link: screen.path as string,
    title: t(screen.title),
    detail: screen.place && screen.place.section !== 'start' ? t(`shell:section.${screen.place.section}`) : '',
  }))
  const tabs = open.flatMap((screen) =>
    (screen.tabs ?? []).filter(mayRead).map(({ key, title }) => ({
      screen,
      link: `${screen.path}?tab=${key}`,
      title: t(title),
      detail: t(screen.title),
    })),
  )
  return whole.concat(tabs)
}
