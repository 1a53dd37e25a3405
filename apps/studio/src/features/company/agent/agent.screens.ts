import { reads, type Screen } from '../../../core/screens/screen.ts'

export const agentScreens: readonly Screen[] = [
  {
    path: '/agency',
    title: 'agency',
    layout: 'shell',
    guard: reads('agents'),
    place: { section: 'sell', order: 5 },
    texts: 'agent',
    load: () => import('./Agents.tsx'),
  },
]
