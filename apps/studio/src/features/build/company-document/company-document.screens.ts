import { page, type Screen } from '../../../core/screens/screen.ts'

export const companyDocumentScreens: readonly Screen[] = [
  {
    path: '/company-document-centre',
    title: 'companyDocumentCentre',
    layout: 'shell',
    guard: page,
    place: { section: 'content', order: 5 },
    texts: 'company-document',
    load: () => import('./CompanyDocuments.tsx'),
  },
]
