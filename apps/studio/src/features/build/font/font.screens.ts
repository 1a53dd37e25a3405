import { designer, type Screen } from '../../../core/screens/screen.ts'

export const fontScreens: readonly Screen[] = [
  {
    path: '/fontLibrary',
    title: 'fontLibrary',
    layout: 'shell',
    guard: designer,
    place: { section: 'designer', order: 9 },
    texts: 'font',
    load: () => import('./Fonts.tsx'),
  },
]
