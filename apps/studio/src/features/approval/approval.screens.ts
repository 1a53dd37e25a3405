import { member, type Screen } from '../../app/screens/screen.ts'

export const approvalScreens: readonly Screen[] = [
  {
    path: '/approve-panel',
    title: 'approvePanel',
    layout: 'shell',
    guard: member,
    place: { section: 'sell', order: 6 },
  },
]
