import { can, type Screen } from '../../../core/screens/screen.ts'

export const apiKeyScreens: readonly Screen[] = [
  {
    path: '/secret',
    title: 'secret',
    layout: 'shell',
    guard: can('manage-keys'),
    place: { section: 'company', order: 7 },
    texts: ['api-key', 'member'],
    load: () => import('./ApiKeys.tsx'),
  },
]
