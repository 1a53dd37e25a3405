import { member, type Screen } from '../../../core/screens/screen.ts'

export const templateScreens: readonly Screen[] = [
  {
    path: '/email-template-list',
    title: 'emailTemplateList',
    layout: 'shell',
    guard: member,
    place: { section: 'content', order: 1 },
  },
  { path: '/email-template-create', title: 'emailTemplateCreate', layout: 'shell', guard: member },
  { path: '/email-template-use', title: 'emailTemplateUse', layout: 'shell', guard: member },
  { path: '/email-system-template-list', title: 'emailSystemTemplateList', layout: 'shell', guard: member },
  { path: '/email-system-template-create', title: 'emailSystemTemplateCreate', layout: 'shell', guard: member },
  {
    path: '/pdf-template-list',
    title: 'pdfTemplateList',
    layout: 'shell',
    guard: member,
    place: { section: 'content', order: 2 },
  },
  { path: '/pdf-template-create', title: 'pdfTemplateCreate', layout: 'shell', guard: member },
  { path: '/pdf-template-use', title: 'pdfTemplateUse', layout: 'shell', guard: member },
  { path: '/pdf-system-template-list', title: 'pdfSystemTemplateList', layout: 'shell', guard: member },
  { path: '/pdf-system-template-create', title: 'pdfSystemTemplateCreate', layout: 'shell', guard: member },
]
