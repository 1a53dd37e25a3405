import { member, type Screen } from '../../../core/screens/screen.ts'

export const assistantScreens: readonly Screen[] = [
  { path: '/AP', title: 'ap', layout: 'shell', guard: member, place: { section: 'ai', order: 5 } },
]
