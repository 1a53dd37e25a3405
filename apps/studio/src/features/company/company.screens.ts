import { member, page, type Screen } from '../../app/screens/screen.ts'

export const companyScreens: readonly Screen[] = [
  {
    path: '/company-profile',
    title: 'companyProfile',
    layout: 'shell',
    guard: page,
    place: { section: 'company', order: 1 },
    texts: 'company',
    load: () => import('./CompanyProfile.tsx'),
  },
  {
    path: '/contactList',
    title: 'contactList',
    layout: 'shell',
    guard: member,
    texts: 'contact',
    load: () => import('../contact/Contacts.tsx'),
  },
  { path: '/secret', title: 'secret', layout: 'shell', guard: member, place: { section: 'company', order: 7 } },
  {
    path: '/company-document-centre',
    title: 'companyDocumentCentre',
    layout: 'shell',
    guard: page,
    place: { section: 'content', order: 5 },
  },
]
