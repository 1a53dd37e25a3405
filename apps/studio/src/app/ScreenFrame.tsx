import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { decide } from '../core/screens/decide.ts'
import type { Screen } from '../core/screens/screen.ts'
import { visitorOf } from '../core/screens/visitor.ts'
import { useSession } from '../core/session/session.ts'
import { NoAccess } from './edge/NoAccess.tsx'

/** Names the window after the screen, and stands in for it where someone has no access. */
export function ScreenFrame({ screen, children }: { readonly screen: Screen; readonly children: ReactNode }) {
  const { t } = useTranslation('screens')
  const session = useSession()
  const title = t(screen.title)
  useEffect(() => {
    document.title = t('app:windowTitle', { title })
  }, [t, title])
  return decide(screen, visitorOf(session)).kind === 'no-access' ? <NoAccess title={title} /> : children
}
