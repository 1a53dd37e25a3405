import { can, type Screen } from '../../../core/screens/screen.ts'

const guard = can('manage-automation')

export const automationScreens: readonly Screen[] = [
  {
    path: '/automation',
    title: 'automation',
    layout: 'shell',
    guard,
    under: '/automated-notifications',
    texts: ['automation', 'product-select'],
    load: () => import('./ProductTimeline.tsx'),
  },
  {
    path: '/setAction',
    title: 'setAction',
    layout: 'shell',
    guard,
    under: '/automated-notifications',
    texts: ['automation', 'product-select'],
    load: () => import('./TriggerActions.tsx'),
  },
  {
    path: '/setAction-edit',
    title: 'setActionEdit',
    layout: 'shell',
    guard,
    under: '/automated-notifications',
    texts: ['automation', 'product-select'],
    load: () => import('./EditAction.tsx'),
  },
  {
    path: '/automated-notifications',
    title: 'automatedNotifications',
    layout: 'shell',
    guard,
    place: { section: 'content', order: 3 },
    texts: ['automation', 'delete-template', 'product-select'],
    load: () => import('./AutomatedNotifications.tsx'),
  },
]
