import { can, page, type Screen } from '../../../core/screens/screen.ts'

const texts = ['publisher', 'product', 'launch', 'places', 'figures', 'monitoring', 'product-select'] as const

export const publisherScreens: readonly Screen[] = [
  {
    path: '/publisher',
    title: 'publisher',
    layout: 'shell',
    guard: page,
    place: { section: 'build', order: 5 },
    texts,
    load: () => import('./Publisher.tsx'),
  },
  {
    path: '/publishSettings',
    title: 'publishSettings',
    layout: 'shell',
    guard: can('publisher'),
    under: '/publisher',
    texts,
    load: () => import('./PublishSettings.tsx'),
  },
  {
    path: '/publishTS',
    title: 'publishTS',
    layout: 'shell',
    guard: can('publisher'),
    under: '/publisher',
    texts,
    load: () => import('./PublishStaging.tsx'),
  },
  {
    path: '/publishRenew',
    title: 'publishRenew',
    layout: 'shell',
    guard: can('publisher'),
    under: '/publisher',
    texts,
    load: () => import('./PublishRenew.tsx'),
  },
]
