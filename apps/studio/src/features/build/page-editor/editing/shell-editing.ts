import type { Body } from '@coverwright/domain/build/body/body'
import type { Blocks } from '@coverwright/domain/build/page/block-tree'
import type { BlockData, Page } from '@coverwright/domain/build/page/page'
import type { PageParts } from '@coverwright/domain/build/page/page-parts'
import type { Shell } from '@coverwright/domain/build/page/shell'
import type { MountedProduct, ProductForm } from '@coverwright/domain/build/product/product'
import { createContext, useContext } from 'react'
import type { StepKind } from '../../../../framework/document/document-store.ts'

export type Language = ProductForm['languages'][number]

/** Where a block stands: on the page that is open, around its main part, or on every page. */
export type Area = 'page' | 'around' | 'header' | 'footer'

export interface Selected {
  readonly area: Area
  readonly id: string
}

/** A shell being designed, one page of it open. */
export interface ShellEditing {
  readonly product: MountedProduct
  readonly body: Body | null
  readonly shell: Shell
  readonly page: Page
  readonly parts: PageParts
  readonly isLocked: boolean
  /** The language that is shown; texts are written in the product's first. */
  readonly language: Language
  readonly selected: Selected | undefined
  readonly select: (selected: Selected | undefined) => void
  /** The blocks of the page that are selected, in its order and none inside of another; `selected` is one of them. */
  readonly chosen: readonly string[]
  /** Selects several blocks of the page; the properties of `first` are shown when it is left alone. */
  readonly choose: (ids: readonly string[], first: string) => void
  readonly openPage: (path: string) => void
  readonly change: (recipe: (draft: Shell) => unknown, label: string, kind?: StepKind) => void
  /** What lies in the main part of the page. False where blocks would lie too deep: nothing was changed, and it was said. */
  readonly changeInside: (change: (inside: Blocks) => Blocks, label: string) => boolean
  readonly changeBlock: (at: Selected, change: (props: BlockData['props']) => BlockData['props'], label: string) => void
}

export const ShellEditingContext = createContext<ShellEditing | null>(null)

export function useShell(): ShellEditing {
  const editing = useContext(ShellEditingContext)
  if (!editing) throw new Error('Nothing is being designed here')
  return editing
}

/** Texts are shared by all pages where the block is. */
export const pageOfArea = ({ page }: Pick<ShellEditing, 'page'>, area: Area) =>
  area === 'header' || area === 'footer' ? undefined : page.path
