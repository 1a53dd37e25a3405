import { anyone, can, page, type Screen } from '../../../core/screens/screen.ts'

export const agentPageScreens: readonly Screen[] = [
  {
    path: '/confirm-create-agent',
    title: 'confirmCreateAgent',
    layout: 'public',
    guard: anyone,
    texts: ['agent-page-confirm', 'public-page'],
    load: () => import('./ConfirmAgentPage.tsx'),
  },
  {
    path: '/directPage',
    title: 'directPage',
    layout: 'shell',
    guard: page,
    place: { section: 'sell', order: 3 },
    texts: ['agent-page', 'photo', 'channel', 'product-select', 'template'],
    load: () => import('./DirectPage.tsx'),
  },
  {
    path: '/direct-page-template-use',
    title: 'directPageTemplateUse',
    layout: 'shell',
    guard: can('directPage'),
    under: '/direct-page-template-list',
    texts: ['agent-page', 'template'],
    load: () => import('./PageTemplateUse.tsx'),
  },
]
