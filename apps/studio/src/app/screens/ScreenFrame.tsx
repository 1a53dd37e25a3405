import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { NoAccess } from '../../features/edge/NoAccess.tsx'
import { useSession } from '../session/session.ts'
import { decide } from './decide.ts'
import type { Screen } from './screen.ts'
import { visitorOf } from './visitor.ts'

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
