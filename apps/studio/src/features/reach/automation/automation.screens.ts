import { member, type Screen } from '../../../core/screens/screen.ts'

export const automationScreens: readonly Screen[] = [
  { path: '/automation', title: 'automation', layout: 'shell', guard: member },
  { path: '/setAction', title: 'setAction', layout: 'shell', guard: member },
  { path: '/setAction-edit', title: 'setActionEdit', layout: 'shell', guard: member },
  {
    path: '/automated-notifications',
    title: 'automatedNotifications',
    layout: 'shell',
    guard: member,
    place: { section: 'content', order: 3 },
  },
]
