import { can, type Screen } from '../../../core/screens/screen.ts'

const guard = can('manage-hub')

export const appMemberScreens: readonly Screen[] = [
  {
    path: '/ACM',
    title: 'acm',
    layout: 'shell',
    guard,
    place: { section: 'ai', order: 2 },
    texts: 'app-member',
    load: () => import('./AppPeople.tsx'),
  },
  {
    path: '/User',
    title: 'user',
    layout: 'shell',
    guard,
    under: '/ACM',
    texts: 'app-member',
    load: () => import('./AppUsers.tsx'),
  },
  {
    path: '/x-landing-user',
    title: 'xLandingUser',
    layout: 'shell',
    guard,
    place: { section: 'ai', order: 3 },
    texts: 'app-member',
    load: () => import('./TalkUsers.tsx'),
  },
]
