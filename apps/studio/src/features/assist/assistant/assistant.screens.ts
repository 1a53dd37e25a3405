import { member, type Screen } from '../../../core/screens/screen.ts'

export const assistantScreens: readonly Screen[] = [
  { path: '/pia', title: 'pia', layout: 'shell', guard: member, place: { section: 'ai', order: 1 } },
  { path: '/uploadPIADocument', title: 'uploadPIADocument', layout: 'shell', guard: member },
  { path: '/productAssign', title: 'productAssign', layout: 'shell', guard: member },
  { path: '/ALP', title: 'alp', layout: 'shell', guard: member, place: { section: 'ai', order: 2 } },
  { path: '/AP', title: 'ap', layout: 'shell', guard: member, place: { section: 'ai', order: 3 } },
  { path: '/ACM', title: 'acm', layout: 'shell', guard: member, place: { section: 'ai', order: 4 } },
  { path: '/User', title: 'user', layout: 'shell', guard: member },
  { path: '/product-talk', title: 'productTalk', layout: 'shell', guard: member },
  { path: '/x-landing-user', title: 'xLandingUser', layout: 'shell', guard: member },
]
