import type { Body } from '@coverwright/domain/build/body/body'
import type { Problem } from '@coverwright/domain/build/body/problem'
import type { Connector } from '@coverwright/domain/build/connector/connector'
import type { Walk } from '@coverwright/domain/build/flow/walk'
import type { Shell } from '@coverwright/domain/build/page/shell'
import type { MountedProduct } from '@coverwright/domain/build/product/product'
import type { RatingTable } from '@coverwright/domain/build/rating/rating-table'
import type { OwnEvent } from '@coverwright/domain/reach/own-event/own-event'
import { createContext, use } from 'react'

/** The logic of one product's journey, as every part of its screens sees it. */
export interface FlowEditing {
  readonly product: MountedProduct
  readonly shell: Shell
  readonly body: Body
  readonly tables: readonly RatingTable[]
  /** The company's. */
  readonly connectors: readonly Connector[]
  /** The company's own. */
  readonly events: readonly OwnEvent[]
  readonly isLocked: boolean
  /** What would leave a buyer standing, with its place in the shell. */
  readonly problems: readonly Problem[]
  /** Puts another shell in its place; the label says in words what undo would take back. */
  readonly put: (shell: Shell, label: string) => void
  /** A page's path or a flow block's id, as the graph names it. */
  readonly selected: string | undefined
  readonly select: (node: string | undefined) => void
  /** The way of the test run, while there is one. */
  readonly walk: Walk | undefined
}

export const FlowEditingContext = createContext<FlowEditing | null>(null)

export function useFlow(): FlowEditing {
  const editing = use(FlowEditingContext)
  if (!editing) throw new Error('A part of the journey logic stands outside of its screen')
  return editing
}
