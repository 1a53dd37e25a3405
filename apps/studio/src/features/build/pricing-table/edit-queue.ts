import type { RowEdit } from '@coverwright/domain/build/pricing-table/edit-rows'
import type { PricingTableDetail } from '@coverwright/domain/build/pricing-table/pricing-table'

export type Saved = Pick<PricingTableDetail, 'id' | 'revision'>

export type Outcome =
  | { readonly is: 'saved'; readonly saved: Saved; readonly isNewVersion: boolean }
  | { readonly is: 'refused'; readonly error: unknown }
  | { readonly is: 'dropped'; readonly isFirst: boolean }

interface Queued {
  readonly edits: readonly RowEdit[]
  /** Counts how often rows in view gave way to others than the edits made: an edit means the rows of its epoch. */
  readonly epoch: number
  /** The save whose rows were edited; without it those that the edit before left. */
  readonly from?: Saved
}

/** Edits wait for one another. After a refusal those behind it are dropped: they were meant for rows that are not there. */
export function editQueue(send: (saved: Saved, edits: readonly RowEdit[]) => Promise<Saved>, start: Saved) {
  let last: Promise<unknown> = Promise.resolve()
  let left = start
  let refused = -1
  let told = -1
  return (queued: Queued): Promise<Outcome> => {
    const outcome = last.then(() => settle(queued))
    last = outcome
    return outcome
  }

  async function settle({ edits, epoch, from = left }: Queued): Promise<Outcome> {
    if (epoch <= refused) {
      const isFirst = told < refused
      told = refused
      return { is: 'dropped', isFirst }
    }
    try {
      const { id, revision } = await send(from, edits)
      left = { id, revision }
      return { is: 'saved', saved: left, isNewVersion: id !== from.id }
    } catch (error) {
      refused = epoch
      return { is: 'refused', error }
    }
  }
}
