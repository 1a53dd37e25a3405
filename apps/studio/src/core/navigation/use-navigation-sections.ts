import { useMemo } from 'react'
import { useScreens } from '../screens/screens-context.ts'
import { visitorOf } from '../screens/visitor.ts'
import { useSession } from '../session/session.ts'
import { navigationOf } from './navigation.ts'

/** What the navigation shows to whoever is signed in. */
export function useNavigationSections() {
  const screens = useScreens()
  const session = useSession()
  return useMemo(() => navigationOf(screens, visitorOf(session)), [screens, session])
}
