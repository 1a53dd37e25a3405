import { page, type Screen } from '../../../core/screens/screen.ts'

export const articleScreens: readonly Screen[] = [
  {
    path: '/knowledge-base',
    title: 'knowledgeBase',
    layout: 'shell',
    guard: page,
    place: { section: 'company', order: 9 },
    texts: 'article',
    load: () => import('./KnowledgeBase.tsx'),
  },
]
