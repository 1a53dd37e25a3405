import { machine, type StateOf } from '../../machine.ts'

/** A draft that nobody publishes goes by itself; what was published once stays until somebody deletes it. */
export const hubFolderLifecycle = machine('draft', {
  draft: { publish: 'published' },
  published: { unpublish: 'unpublished' },
  unpublished: { publish: 'published' },
})

export type HubFolderState = StateOf<typeof hubFolderLifecycle>
