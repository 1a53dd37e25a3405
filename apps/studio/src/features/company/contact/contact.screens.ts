import { reads, type Screen } from '../../../core/screens/screen.ts'

export const contactScreens: readonly Screen[] = [
  {
    path: '/contactList',
    title: 'contactList',
    layout: 'shell',
    guard: reads('contacts'),
    under: '/setting',
    texts: 'contact',
    load: () => import('./Contacts.tsx'),
  },
]
