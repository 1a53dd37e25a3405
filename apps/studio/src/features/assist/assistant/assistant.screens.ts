import { member, type Screen } from '../../../core/screens/screen.ts'

export const assistantScreens: readonly Screen[] = [
  { path: '/ALP', title: 'alp', layout: 'shell', guard: member, place: { section: 'ai', order: 4 } },
]
