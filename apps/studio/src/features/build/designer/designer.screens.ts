import { designer, type Screen } from '../../../core/screens/screen.ts'

export const designerScreens: readonly Screen[] = [
  { path: '/postList', title: 'postList', layout: 'shell', guard: designer, place: { section: 'designer', order: 13 } },
]
