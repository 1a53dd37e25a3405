import { can, type Screen } from '../../../core/screens/screen.ts'

const guard = can('manage-hub')

export const hubFolderScreens: readonly Screen[] = [
  {
    path: '/pia',
    title: 'pia',
    layout: 'shell',
    guard,
    place: { section: 'ai', order: 1 },
    texts: 'hub-folder',
    load: () => import('./HubFolders.tsx'),
  },
  {
    path: '/uploadPIADocument',
    title: 'uploadPIADocument',
    layout: 'shell',
    guard,
    under: '/pia',
    texts: ['hub-folder', 'product-talk'],
    load: () => import('./FolderFiles.tsx'),
  },
  {
    path: '/productAssign',
    title: 'productAssign',
    layout: 'shell',
    guard,
    under: '/pia',
    texts: 'hub-folder',
    load: () => import('./FolderAccess.tsx'),
  },
]
