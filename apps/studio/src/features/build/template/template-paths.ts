import type { Path } from '../../../core/screens/paths.ts'

/** What has screens of its own; the same ones, for each. */
export type ScreenKind = 'email' | 'document'

interface Screens {
  readonly list: Path
  readonly create: Path
  readonly use: Path
  readonly systemList: Path
  readonly systemCreate: Path
}

export const screensOf = {
  email: {
    list: '/email-template-list',
    create: '/email-template-create',
    use: '/email-template-use',
    systemList: '/email-system-template-list',
    systemCreate: '/email-system-template-create',
  },
  document: {
    list: '/pdf-template-list',
    create: '/pdf-template-create',
    use: '/pdf-template-use',
    systemList: '/pdf-system-template-list',
    systemCreate: '/pdf-system-template-create',
  },
} as const satisfies Readonly<Record<ScreenKind, Screens>>
