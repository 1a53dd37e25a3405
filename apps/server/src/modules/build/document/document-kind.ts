import type { DocumentKindName } from '@coverwright/domain/build/document/document'
import type { Model } from '@coverwright/domain/build/document/model'
import type { ErrorCode } from '@coverwright/domain/errors'
import type { Permission } from '@coverwright/domain/permissions'
import type { z } from 'zod'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'

/** What a document is refused with, in the words of its owner. */
interface Refusals {
  readonly changedMeanwhile: ErrorCode
  readonly beingEdited: ErrorCode
  readonly empty: ErrorCode
  readonly noSuchVersion: ErrorCode
}

interface Saved<T> {
  readonly ownerId: string
  /** As it was before this save; null where it is the first. */
  readonly before: T | null
  readonly after: T
}

/** A kind of document: what it is made of, and whose leave it takes. All else of it is the same for every kind. */
export interface DocumentKind<S extends z.ZodType = z.ZodType> {
  readonly name: DocumentKindName
  /** Its schema of today, and the way there from older versions. */
  readonly model: Model<S>
  /** Any one of the first reads it; the second edits it. */
  readonly readers: readonly Permission[]
  readonly editor: Permission | ((tx: ReadTx) => Promise<Permission>)
  readonly refusals: Refusals
  /** Fetches its owner or throws. */
  readonly findOwner: (tx: ReadTx, ownerId: string) => Promise<unknown>
  /** Who locked its owner for everybody, by name. */
  readonly lockedBy?: (tx: ReadTx, ownerId: string) => Promise<string | null>
  /** Holds its owner until the transaction ends, and refuses where that is not to be edited. */
  readonly mayEdit: (tx: WriteTx, ownerId: string) => Promise<void>
  /** Where it may be looked at in its editor, but not saved. */
  readonly maySave?: (tx: WriteTx, ownerId: string) => Promise<void>
  /** What follows for its owner from a save, in the same transaction. */
  readonly saved?: (tx: WriteTx, change: Saved<z.output<S>>) => Promise<void>
}

/** Those that a call is about. */
export type DocumentKinds = readonly [DocumentKind, ...DocumentKind[]]

/** Where a document is: of which owner, and of which kind. */
export interface Place<S extends z.ZodType = z.ZodType> {
  readonly kind: DocumentKind<S>
  readonly ownerId: string
}
