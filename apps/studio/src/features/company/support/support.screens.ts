import { anyone, member, type Screen } from '../../../core/screens/screen.ts'

const publicTexts = ['support', 'public-page']

export const supportScreens: readonly Screen[] = [
  {
    path: '/zendesk-transfer',
    title: 'zendeskTransfer',
    layout: 'public',
    guard: anyone,
    texts: publicTexts,
    load: () => import('./HelpDesk.tsx'),
  },
  {
    path: '/contact-us',
    title: 'contactUs',
    layout: 'public',
    guard: anyone,
    texts: publicTexts,
    load: () => import('./ContactUs.tsx'),
  },
  {
    path: '/contact-successful',
    title: 'contactSuccessful',
    layout: 'public',
    guard: anyone,
    texts: publicTexts,
    load: () => import('./ContactSuccessful.tsx'),
  },
  {
    path: '/contact',
    title: 'contact',
    layout: 'shell',
    guard: member,
    under: '/setting',
    texts: 'support',
    load: () => import('./Contact.tsx'),
  },
  {
    path: '/contact-success',
    title: 'contactSuccess',
    layout: 'shell',
    guard: member,
    under: '/setting',
    texts: 'support',
    load: () => import('./ContactSuccess.tsx'),
  },
]
