import { designer, type Screen } from '../../../core/screens/screen.ts'

const texts = ['exchange', 'places', 'component', 'product', 'product-select', 'framework'] as const

export const exchangeScreens: readonly Screen[] = [
  {
    path: '/masterSBCX',
    title: 'masterSBCX',
    layout: 'shell',
    guard: designer,
    place: { section: 'designer', order: 1 },
    texts,
    load: () => import('./MasterItems.tsx'),
  },
  {
    path: '/subSBCX',
    title: 'subSBCX',
    layout: 'shell',
    guard: designer,
    place: { section: 'designer', order: 2 },
    texts,
    load: () => import('./SubItems.tsx'),
  },
  {
    path: '/approvalSBCX',
    title: 'approvalSBCX',
    layout: 'shell',
    guard: designer,
    place: { section: 'designer', order: 3 },
    texts,
    load: () => import('./Approval.tsx'),
  },
  {
    path: '/availableSBCX',
    title: 'availableSBCX',
    layout: 'shell',
    guard: designer,
    place: { section: 'designer', order: 4 },
    texts,
    load: () => import('./Available.tsx'),
  },
]
