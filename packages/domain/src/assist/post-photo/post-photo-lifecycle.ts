import { machine, type StateOf } from '../../machine.ts'

/** What was decided can be taken back: it is pending again, and used nowhere. */
export const postPhotoLifecycle = machine('pending', {
  pending: { approve: 'approved', reject: 'rejected' },
  approved: { revoke: 'pending' },
  rejected: { restore: 'pending' },
})

export type PostPhotoState = StateOf<typeof postPhotoLifecycle>
