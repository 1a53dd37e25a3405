import { can, page, type Screen } from '../../../core/screens/screen.ts'

export const domainScreens: readonly Screen[] = [
  {
    path: '/domain',
    title: 'domain',
    layout: 'shell',
    guard: page,
    place: { section: 'company', order: 4 },
    texts: 'domain',
    load: () => import('./Domains.tsx'),
  },
  { path: '/domainSearch', title: 'domainSearch', layout: 'shell', guard: can('domain') },
  {
    path: '/domainCreate',
    title: 'domainCreate',
    layout: 'shell',
    guard: can('domain'),
    under: '/domain',
    texts: 'domain',
    load: () => import('./ConnectDomain.tsx'),
  },
  { path: '/domainPayment', title: 'domainPayment', layout: 'shell', guard: can('domain') },
  { path: '/domainSuccess', title: 'domainSuccess', layout: 'shell', guard: can('domain') },
  { path: '/domainFail', title: 'domainFail', layout: 'shell', guard: can('domain') },
  {
    path: '/checkDomain',
    title: 'checkDomain',
    layout: 'shell',
    guard: can('domain'),
    under: '/domain',
    texts: 'domain',
    load: () => import('./CheckDomain.tsx'),
  },
  {
    path: '/connectSubdomain',
    title: 'connectSubdomain',
    layout: 'shell',
    guard: can('domain'),
    under: '/domain',
    texts: ['domain', 'product-select'],
    load: () => import('./ConnectSubdomain.tsx'),
  },
]
