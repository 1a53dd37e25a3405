import { anyone, member, page, type Screen } from '../../app/screens/screen.ts'

export const supportScreens: readonly Screen[] = [
  { path: '/zendesk-transfer', title: 'zendeskTransfer', layout: 'public', guard: anyone },
  { path: '/contact-us', title: 'contactUs', layout: 'public', guard: anyone },
  { path: '/contact-successful', title: 'contactSuccessful', layout: 'public', guard: anyone },
  { path: '/contact', title: 'contact', layout: 'shell', guard: member },
  { path: '/contact-success', title: 'contactSuccess', layout: 'shell', guard: member },
  {
    path: '/knowledge-base',
    title: 'knowledgeBase',
    layout: 'shell',
    guard: page,
    place: { section: 'company', order: 9 },
  },
]
