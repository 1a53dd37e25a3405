import { nounReaders } from './noun-readers.ts'
import type { Permission } from './permissions.ts'

export type ReadKind = keyof typeof nounReaders

/**
 * What is read on more than one screen, and the permissions that open it: any one of them is enough. The calls that read it
 * and the screens that show it are guarded by the same entry, so that no screen opens on what its reader is refused.
 */
export const readers: Readonly<Record<ReadKind, readonly Permission[]>> = nounReaders
