import { designer, type Screen } from '../../../core/screens/screen.ts'

export const ownEventScreens: readonly Screen[] = [
  {
    path: '/companyEventManager',
    title: 'companyEventManager',
    layout: 'shell',
    guard: designer,
    place: { section: 'designer', order: 11 },
    texts: 'own-event',
    load: () => import('./CompanyEvents.tsx'),
  },
]
