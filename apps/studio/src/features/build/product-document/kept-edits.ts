import type { DocumentKindName } from '@coverwright/domain/build/document/document'
import { Patch } from '@coverwright/domain/build/document/patch'
import { z } from 'zod'
import type { KeptEdits } from '../../../framework/document/document-store.ts'

const patches = z.array(Patch)
const Kept = z.strictObject({
  revision: z.int(),
  patches,
  sent: z.strictObject({ makes: z.string(), since: patches }).optional(),
})

interface Place {
  /** Nobody else at this machine takes up what this person left. */
  readonly memberId: string
  readonly id: string
  readonly document: DocumentKindName
}

const keyOf = ({ memberId, id, document }: Place) => `edits:${memberId}:${id}:${document}`

export function readKeptEdits(storage: Storage, place: Place): KeptEdits | undefined {
  try {
    return Kept.parse(JSON.parse(storage.getItem(keyOf(place)) ?? ''))
  } catch {
    // Nothing there, or nothing that this version can read.
    return undefined
  }
}

export function keepEdits(storage: Storage, place: Place, edits: KeptEdits | undefined): void {
  try {
    if (edits) storage.setItem(keyOf(place), JSON.stringify(edits))
    else storage.removeItem(keyOf(place))
  } catch {
    // A full storage must not stop the edit itself: it is on its way to the server.
  }
}
