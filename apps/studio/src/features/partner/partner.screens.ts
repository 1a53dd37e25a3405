import { anyone, member, type Screen } from '../../app/screens/screen.ts'

export const partnerScreens: readonly Screen[] = [
  { path: '/bindqurey', title: 'bindqurey', layout: 'public', guard: anyone },
  { path: '/association-broker', title: 'associationBroker', layout: 'public', guard: anyone },
  {
    path: '/partner-hub',
    aliases: ['/partnerHub'],
    title: 'partnerHub',
    layout: 'shell',
    guard: member,
    place: { section: 'sell', order: 4 },
  },
  { path: '/exclusive-node', aliases: ['/exclusiveNode'], title: 'exclusiveNode', layout: 'shell', guard: member },
]
