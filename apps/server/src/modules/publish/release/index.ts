export { runRelease } from './check-design.ts'
export { endForeignMounts } from './end-foreign-mounts.ts'
export { endMount } from './end-mount.ts'
export { unprovenMountSweeps } from './end-unproven-mounts.ts'
export { expireMount } from './expire-mount.ts'
export { findLiveProducts, type LiveProduct } from './find-live-products.ts'
export { findLiveSites, type LiveSite } from './find-live-sites.ts'
export { missingLogic, missingOf, missingSender, missingToSell } from './find-missing.ts'
export { findMount, type Mounted } from './find-mount.ts'
export { findMountsOfProducts } from './find-mounts-of-products.ts'
export { releaseFinders } from './find-products.ts'
export { findReleaseNames } from './find-release-names.ts'
export { findReleasesAt } from './find-releases-at.ts'
export { freezeProduct } from './freeze-product.ts'
export { type FrozenRelease, getRelease } from './get-release.ts'
export { mountSweeps, releaseJobs, renew } from './handle-jobs.ts'
export { hasStood } from './has-stood.ts'
export {
  getMountInCompany,
  getReleaseInCompany,
  lockMountAt,
  lockMountInCompany,
  type Mover,
  recordMove,
  settleProduct,
  tellSites,
  toMount,
  toRelease,
  versionOf,
} from './internal.ts'
export { isAnythingLive, isAnythingMounted } from './is-anything-mounted.ts'
export { isAsFrozen } from './is-as-frozen.ts'
export { isShownAnywhere } from './is-shown-anywhere.ts'
export { leaveStaging } from './leave-staging.ts'
export { mountRelease } from './mount-release.ts'
export { productsCalling } from './products-calling.ts'
export {
  type DocumentFile,
  replaceDraftDocument,
  replaceLiveDocument,
  withDocument,
} from './replace-live-document.ts'
export { isStagingPass, sealStagingPass, stagingEntryPath } from './staging-pass.ts'
export { type MountRow, mountHistory, mounts, releases } from './tables.ts'
export { takeAllOffline } from './take-all-offline.ts'
export { missingUnits, typeOfRelease, unitsInUse } from './units.ts'
export { unmountProduct } from './unmount-product.ts'
export { wasAnyLive } from './was-any-live.ts'
