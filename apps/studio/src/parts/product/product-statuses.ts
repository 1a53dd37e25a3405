import type { MountedProduct } from '@coverwright/domain/build/product/product'
import { productLifecycle } from '@coverwright/domain/build/product/product-lifecycle'
import { mountLifecycle } from '@coverwright/domain/publish/release/mount-lifecycle'
import { type Status, statusesOf } from '../../framework/status/statuses.ts'

export const productStatuses = statusesOf(productLifecycle, {
  draft: 'draft',
  'pre-online': 'preLive',
  online: 'live',
  offline: 'offline',
  trash: 'inTrash',
})

export const releaseStatuses = statusesOf(mountLifecycle, {
  staging: 'staging',
  live: 'live',
  'swap-backup': 'dismounted',
  offline: 'offline',
  expired: 'expired',
  trash: 'inTrash',
  past: 'dismounted',
})

/** Handed to the publisher is pre-live; with a private address to try it at, it is staging. */
export const statusOf = ({ state, mounts }: Pick<MountedProduct, 'state' | 'mounts'>): Status =>
  state === 'pre-online' && mounts.length > 0 ? 'staging' : productStatuses[state]
