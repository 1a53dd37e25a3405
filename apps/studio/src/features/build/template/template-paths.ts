import type { Path } from '../../../core/screens/paths.ts'

interface Screens {
  readonly list: Path
  readonly create: Path
  readonly use: Path
  readonly systemList: Path
  readonly systemCreate: Path
}

/** What has screens of its own; the same ones, for each. */
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
  'agent-page': {
    list: '/direct-page-template-list',
    create: '/direct-page-template-create',
    use: '/direct-page-template-use',
    systemList: '/direct-page-system-template-list',
    systemCreate: '/direct-page-system-template-create',
  },
} as const satisfies Readonly<Record<string, Screens>>

export type ScreenKind = keyof typeof screensOf

// The table is a literal: it has the keys of its type and no others.
const screenKinds = Object.keys(screensOf) as readonly ScreenKind[]

/** Whose screen stands at an address. */
export const kindAt = (pathname: string): ScreenKind =>
  screenKinds.find((kind) => Object.values<string>(screensOf[kind]).includes(pathname)) ?? 'email'
