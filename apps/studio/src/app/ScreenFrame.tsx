import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { decide } from '../core/screens/decide.ts'
import type { Screen } from '../core/screens/screen.ts'
import { visitorOf } from '../core/screens/visitor.ts'
import { useSession } from '../core/session/session.ts'
import { AccessGone } from './edge/AccessGone.tsx'
import { NoAccess } from './edge/NoAccess.tsx'

/**
 * Names the window after the screen, and stands in for it where someone has no access. Whose access goes while the screen is
 * open keeps it, with a word why nothing is saved any more: what they typed would be gone with it.
 */
export function ScreenFrame({ screen, children }: { readonly screen: Screen; readonly children: ReactNode }) {
  const { t } = useTranslation('screens')
  const session = useSession()
  const title = t(screen.title)
  useEffect(() => {
    document.title = t('app:windowTitle', { title })
  }, [t, title])
  const visitor = visitorOf(session)
  const { kind } = decide(screen, visitor)
  const [wasOpen, setWasOpen] = useState(kind === 'open')
  if (kind === 'open' && !wasOpen) setWasOpen(true)
  if (kind === 'no-access' && !wasOpen) {
    const told = <NoAccess title={title} />
    // In the shell there is one around it already.
    return screen.layout === 'full' ? <main>{told}</main> : told
  }
  const isGone = wasOpen && kind !== 'open' && visitor.isSignedIn && screen.guard.kind !== 'guest'
  return (
    <>
      {isGone && <AccessGone title={title} />}
      {children}
    </>
  )
}
