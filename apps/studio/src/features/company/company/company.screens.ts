import { can, page, reads, type Screen } from '../../../core/screens/screen.ts'

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
    guard: reads('contacts'),
    under: '/setting',
    texts: 'contact',
    load: () => import('../contact/Contacts.tsx'),
  },
  {
    path: '/secret',
    title: 'secret',
    layout: 'shell',
    guard: can('manage-keys'),
    place: { section: 'company', order: 7 },
    texts: ['api-key', 'member'],
    load: () => import('../api-key/ApiKeys.tsx'),
  },
  {
    path: '/company-document-centre',
    title: 'companyDocumentCentre',
    layout: 'shell',
    guard: page,
    place: { section: 'content', order: 5 },
  },
]
