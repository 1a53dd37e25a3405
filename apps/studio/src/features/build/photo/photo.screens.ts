import { designer, type Screen } from '../../../core/screens/screen.ts'

export const photoScreens: readonly Screen[] = [
  {
    path: '/photoLibrary',
    title: 'photoLibrary',
    layout: 'shell',
    guard: designer,
    place: { section: 'designer', order: 8 },
    texts: 'photo',
    load: () => import('./Photos.tsx'),
  },
]
