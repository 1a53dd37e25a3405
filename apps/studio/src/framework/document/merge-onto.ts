import { applyPatches, type Patch } from '@coverwright/domain/build/document/patch'

/** Applies the patches that still fit a document others have changed; the rest are left out and counted. */
export function mergedOnto<T>(
  document: T,
  patches: readonly Patch[],
): { readonly document: T; readonly fitting: number } {
  return patches.reduce(
    (merged, patch) => {
      try {
        // A patch keeps the document's shape as far as it fits; the server checks the whole against its model.
        return { document: applyPatches(merged.document, [patch]) as T, fitting: merged.fitting + 1 }
      } catch {
        return merged
      }
    },
    { document, fitting: 0 },
  )
}
