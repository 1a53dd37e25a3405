import { can, page, type Screen } from '../../../core/screens/screen.ts'

export const agreementScreens: readonly Screen[] = [
  {
    path: '/business-agreement-center',
    title: 'businessAgreementCenter',
    layout: 'shell',
    guard: page,
    place: { section: 'company', order: 3 },
    texts: ['agreement', 'pdf'],
    load: () => import('./Agreements.tsx'),
  },
  {
    path: '/BrokerContract',
    title: 'brokerContract',
    layout: 'shell',
    guard: can('business-agreement-center'),
    under: '/business-agreement-center',
    texts: ['agreement', 'pdf'],
    load: () => import('./Contracts.tsx'),
  },
  {
    path: '/ContractTrash',
    title: 'contractTrash',
    layout: 'shell',
    guard: can('business-agreement-center'),
    under: '/business-agreement-center',
    texts: ['agreement', 'pdf'],
    load: () => import('./AgreementTrash.tsx'),
  },
]
