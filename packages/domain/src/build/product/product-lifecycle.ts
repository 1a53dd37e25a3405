import { machine, type StateOf } from '../../machine.ts'

/**
 * `draft` is temporary storage; `pre-online` is handed to the publisher; `online` has a release that is mounted.
 * From the trash a product comes back as a draft.
 */
export const productLifecycle = machine('draft', {
  draft: { hand: 'pre-online', publish: 'online', trash: 'trash' },
  'pre-online': { publish: 'online', takeBack: 'draft', trash: 'trash' },
  online: { publish: 'online', unpublish: 'offline', trash: 'trash' },
  offline: { publish: 'online', takeBack: 'draft', trash: 'trash' },
  trash: { restore: 'draft' },
})

export type ProductState = StateOf<typeof productLifecycle>

/** What lies in the trash cannot be edited until it is restored. */
export const isEditable = (state: ProductState) => state !== 'trash'
