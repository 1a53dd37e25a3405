import { designer, type Screen } from '../../../core/screens/screen.ts'

export const designerScreens: readonly Screen[] = [
  {
    path: '/masterSBCX',
    title: 'masterSBCX',
    layout: 'shell',
    guard: designer,
    place: { section: 'designer', order: 1 },
  },
  { path: '/subSBCX', title: 'subSBCX', layout: 'shell', guard: designer, place: { section: 'designer', order: 2 } },
  {
    path: '/approvalSBCX',
    title: 'approvalSBCX',
    layout: 'shell',
    guard: designer,
    place: { section: 'designer', order: 3 },
  },
  {
    path: '/availableSBCX',
    title: 'availableSBCX',
    layout: 'shell',
    guard: designer,
    place: { section: 'designer', order: 4 },
  },
  { path: '/postList', title: 'postList', layout: 'shell', guard: designer, place: { section: 'designer', order: 13 } },
]
