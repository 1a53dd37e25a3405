import { member, type Screen } from '../../core/screens/screen.ts'

export const settingScreens: readonly Screen[] = [
  {
    path: '/setting',
    aliases: ['/setting-page'],
    title: 'setting',
    layout: 'shell',
    guard: member,
    place: { section: 'company', order: 8 },
    texts: 'setting',
    load: () => import('./Setting.tsx'),
  },
]
