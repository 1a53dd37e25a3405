import type { Permission } from '@coverwright/domain/permissions'
import { type ReadKind, readers } from '@coverwright/domain/readers'
import type { ComponentType } from 'react'
import type { Path } from './paths.ts'
import type titles from './screens.en_uk.json'

/** Who may open a screen, and what happens to everyone else. */
type Guard =
  | { readonly kind: 'anyone' }
  /** Sign-in: someone signed in is sent on. */
  | { readonly kind: 'guest' }
  | { readonly kind: 'member' }
  | { readonly kind: 'designer' }
  /** One of the pages of the permission list: without it one is sent home. */
  | { readonly kind: 'page' }
  /** Any other page: with none of these permissions one reads that one has no access. */
  | { readonly kind: 'permission'; readonly anyOf: readonly Permission[] }
  /** Who the customers' money does not reach has no gateway. */
  | { readonly kind: 'payment-gateway' }
  /** A path that only leads on. */
  | { readonly kind: 'leads-to'; readonly path: Path }

export const anyone = { kind: 'anyone' } as const
export const guest = { kind: 'guest' } as const
export const member = { kind: 'member' } as const
export const designer = { kind: 'designer' } as const
export const page = { kind: 'page' } as const
export const can = (permission: Permission) => ({ kind: 'permission', anyOf: [permission] }) as const
/** A screen is for whoever may make the calls that it reads with. */
export const reads = (what: ReadKind) => ({ kind: 'permission', anyOf: readers[what] }) as const

/** Public screens stand alone, shell screens in the sheet beside the navigation, full ones take the window. */
export type Layout = 'public' | 'shell' | 'full'

export const sections = ['start', 'build', 'sell', 'content', 'ai', 'company', 'designer'] as const

export interface Place {
  readonly section: (typeof sections)[number]
  /** Position in its section. */
  readonly order: number
}

/**
 * One screen of the studio. Routes, guards, navigation, palette, titles and the list `npm run screens` prints are
 * derived from it.
 */
export interface Screen {
  readonly path: Path
  /** Other paths of the same screen. */
  readonly aliases?: readonly Path[]
  /** Key in screens.en_uk.json. */
  readonly title: ScreenTitle
  readonly layout: Layout
  readonly guard: Guard
  /** Made for phones too; everything else asks for a larger screen. */
  readonly isForPhones?: true
  /** Where the navigation shows it; without one it is reached from other screens only. */
  readonly place?: Place
  /** Path of the screen it is reached from, which the navigation marks meanwhile. */
  readonly under?: Path
  /** Parts of it that search finds by names of their own; `?tab=` opens each. */
  readonly tabs?: readonly ScreenTab[]
  /** Namespace of its texts: `<texts>.en_uk.json`, loaded with the screen; those of what it is made of too. */
  readonly texts?: string | readonly string[]
  /** The screen itself. Without one it is planned: it opens on a page that says so, and navigation hides it. */
  readonly load?: () => Promise<{ readonly Component: ComponentType }>
}

export interface ScreenTab {
  readonly key: string
  readonly title: ScreenTitle
  readonly reads: ReadKind
}

type ScreenTitle = keyof typeof titles

export const isBuilt = (screen: Screen) => screen.load !== undefined || screen.guard.kind === 'leads-to'

export const pathsOf = ({ path, aliases = [] }: Screen): string[] => [path, ...aliases]
