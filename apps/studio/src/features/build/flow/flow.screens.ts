import { designer, reads, type Screen } from '../../../core/screens/screen.ts'

export const flowScreens: readonly Screen[] = [
  {
    path: '/eventManager',
    title: 'eventManager',
    layout: 'full',
    guard: reads('design'),
    texts: ['flow', 'body', 'product-document', 'product', 'product-select', 'framework'],
    load: () => import('./PageLogic.tsx'),
  },
  {
    path: '/steps',
    title: 'steps',
    layout: 'full',
    guard: reads('design'),
    texts: ['flow', 'body', 'product-document', 'product', 'product-select', 'framework'],
    load: () => import('./Steps.tsx'),
  },
  {
    path: '/eventList',
    title: 'eventList',
    layout: 'shell',
    guard: designer,
    place: { section: 'designer', order: 10 },
    texts: 'flow',
    load: () => import('./EventList.tsx'),
  },
]
