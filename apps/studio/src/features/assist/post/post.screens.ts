import { reads, type Screen } from '../../../core/screens/screen.ts'

export const postScreens: readonly Screen[] = [
  {
    path: '/AP',
    title: 'ap',
    layout: 'shell',
    guard: reads('posts'),
    place: { section: 'ai', order: 5 },
    texts: ['post', 'publisher', 'webhook'],
    load: () => import('./AutoPost.tsx'),
  },
]
