import { page, type Screen } from '../../app/screens/screen.ts'

export const releaseScreens: readonly Screen[] = [{ path: '/version', title: 'version', layout: 'shell', guard: page }]
