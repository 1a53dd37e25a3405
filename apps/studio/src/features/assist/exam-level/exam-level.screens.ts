import { can, type Screen } from '../../../core/screens/screen.ts'

export const examLevelScreens: readonly Screen[] = [
  {
    path: '/ALP',
    title: 'alp',
    layout: 'shell',
    guard: can('manage-hub'),
    place: { section: 'ai', order: 4 },
    texts: ['exam-level', 'exam', 'product-talk', 'public-page'],
    load: () => import('./LearningPortal.tsx'),
  },
]
