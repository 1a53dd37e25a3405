import type { Body } from '@coverwright/domain/build/body/body'
import type { Problem } from '@coverwright/domain/build/body/problem'
import type { MountedProduct } from '@coverwright/domain/build/product/product'
import type { RatingTable } from '@coverwright/domain/build/rating/rating-table'
import { createContext, use } from 'react'

/** The body being edited, as every part of the builder sees it. */
export interface BodyEditing {
  readonly body: Body
  /** Changes the draft it is given, in place; the label says in words what undo would take back. */
  readonly change: (recipe: (draft: Body) => void, label: string) => void
  /** Puts another body in its place: for changes that are worked out as a whole. */
  readonly replace: (body: Body, label: string) => void
  readonly undo: () => void
  readonly product: MountedProduct
  /** Someone else is editing, or it is a version that can no longer change: fields are read-only. */
  readonly isLocked: boolean
  /** The body as it was when it was last looked through, and everything in it that keeps it from being sold. */
  readonly checked: Body
  readonly problems: readonly Problem[]
  /** The tables in force that pricing and underwriting read. */
  readonly tables: readonly RatingTable[]
  /** False while the tables are on their way: until then nothing can be said about pricing. */
  readonly areTablesReady: boolean
}

export const BodyEditingContext = createContext<BodyEditing | null>(null)

export function useBody(): BodyEditing {
  const editing = use(BodyEditingContext)
  if (!editing) throw new Error('A part of the body stands outside of the builder')
  return editing
}
