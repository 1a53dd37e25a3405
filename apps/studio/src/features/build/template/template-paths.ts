import type { Address, Path } from '../../../core/screens/paths.ts'

/** What is put to use for what happens or for a policy; the same screens, for each. */
export type BoundKind = 'email' | 'document'

/** Contracts stand on the designers' shelf, and are written where documents are; pages are chosen where agents are. */
export type ScreenKind = BoundKind | 'contract' | 'agent-page' | 'post'

interface Screens {
  readonly list: Path
  readonly create: Path
  readonly systemList: Address
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
  // Short enough to be written over its list.
  post: {
    list: '/postList',
    create: '/postList',
    systemList: '/postList?tab=platform',
    systemCreate: '/postList',
  },
  contract: {
    list: '/documentCenter',
    create: '/pdf-template-create',
    systemList: '/documentCenter?tab=platform',
    systemCreate: '/pdf-system-template-create',
  },
} as const satisfies Readonly<Record<ScreenKind, Screens> & Record<BoundKind | 'agent-page', { readonly use: Path }>>

/** In the order in which they are looked for: where documents are written, contracts are too. */
const screenKinds = ['email', 'document', 'agent-page', 'contract', 'post'] as const satisfies readonly ScreenKind[]

/** Whose screen stands at an address. */
export const kindAt = (pathname: string): ScreenKind =>
  screenKinds.find((kind) => Object.values<string>(screensOf[kind]).includes(pathname)) ?? 'email'
