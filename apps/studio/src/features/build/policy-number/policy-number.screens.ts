import { reads, type Screen } from '../../../core/screens/screen.ts'

export const policyNumberScreens: readonly Screen[] = [
  {
    path: '/policy-engine',
    title: 'policyEngine',
    layout: 'shell',
    guard: reads('policyNumbers'),
    place: { section: 'build', order: 7 },
    texts: 'policy-number',
    load: () => import('./PolicyEngine.tsx'),
  },
]
