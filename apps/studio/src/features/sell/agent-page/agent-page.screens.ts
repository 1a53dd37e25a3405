import { anyone, member, page, type Screen } from '../../../core/screens/screen.ts'

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
    texts: ['agent-page', 'photo', 'channel', 'product-select'],
    load: () => import('./DirectPage.tsx'),
  },
  { path: '/direct-page-system-template-list', title: 'directPageSystemTemplateList', layout: 'shell', guard: member },
  {
    path: '/direct-page-system-template-create',
    title: 'directPageSystemTemplateCreate',
    layout: 'shell',
    guard: member,
  },
  {
    path: '/direct-page-template-list',
    title: 'directPageTemplateList',
    layout: 'shell',
    guard: member,
    place: { section: 'content', order: 4 },
  },
  { path: '/direct-page-template-create', title: 'directPageTemplateCreate', layout: 'shell', guard: member },
  { path: '/direct-page-template-use', title: 'directPageTemplateUse', layout: 'shell', guard: member },
]
