import { useTranslation } from 'react-i18next'
import { openScreens } from '../../../core/navigation/navigation.ts'
import { useScreens } from '../../../core/screens/screens-context.ts'
import { visitorOf } from '../../../core/screens/visitor.ts'
import { useSession } from '../../../core/session/session.ts'

/** Screens one can go to from search: in the shell or full screen, and not a path that only leads on. */
export function useSearchableScreens() {
  const { t } = useTranslation('screens')
  const screens = useScreens()
  const session = useSession()
  return openScreens(screens, visitorOf(session))
    .filter(({ layout, guard }) => layout !== 'public' && guard.kind !== 'leads-to')
    .map((screen) => ({
      screen,
      title: t(screen.title),
      detail: screen.place && screen.place.section !== 'start' ? t(`shell:section.${screen.place.section}`) : '',
    }))
}
