export { findMount, type Mounted } from './find-mount.ts'
export { type FrozenRelease, getRelease } from './get-release.ts'
export { publishProduct } from './publish-product.ts'
export { releases } from './tables.ts'
