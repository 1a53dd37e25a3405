import { type DocumentLock, documentLimits } from '@coverwright/domain/build/document/document'
import { fail } from '@coverwright/domain/errors'
import { and, eq } from 'drizzle-orm'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { publish } from '../../../platform/live/publish.ts'
import { members } from '../../company/member/index.ts'
import type { Place } from './document-kind.ts'
import { documentLocks } from './tables.ts'

export interface Editor {
  readonly memberId: string
  readonly editor: string
}

interface Held extends Editor {
  readonly name: string
  readonly until: Date
}

const isAt = ({ kind, ownerId }: Place) => and(eq(documentLocks.ownerId, ownerId), eq(documentLocks.kind, kind.name))

/** Who holds the document now. One who was not heard of for long enough holds nothing. */
export async function findHolder(tx: ReadTx, place: Place, now: Date): Promise<Held | undefined> {
  const [row] = await tx
    .select({
      memberId: documentLocks.memberId,
      editor: documentLocks.editor,
      seenAt: documentLocks.seenAt,
      name: members.name,
    })
    .from(documentLocks)
    .innerJoin(members, eq(members.id, documentLocks.memberId))
    .where(isAt(place))
  if (!row) return undefined
  const { seenAt, ...holder } = row
  const until = new Date(seenAt.getTime() + documentLimits.lockSeconds * 1000)
  return until > now ? { ...holder, until } : undefined
}

/** Nobody saves over the head of another who is editing, and the refusal names them. */
export async function refuseUnlessFree(tx: ReadTx, place: Place, editor: Editor, now: Date): Promise<void> {
  const held = await findHolder(tx, place, now)
  if (held && !isSame(held, editor)) refuseFor(place, held)
}

export const refuseFor = ({ kind }: Place, { name }: Held): never =>
  fail(kind.refusals.beingEdited, { document: `${name} is editing this. Try again later.` })

export const isSame = (held: Editor, editor: Editor) =>
  held.memberId === editor.memberId && held.editor === editor.editor

/** Takes the document, or says again that it is still being edited. */
export async function hold(tx: WriteTx, { kind, ownerId }: Place, editor: Editor, now: Date): Promise<void> {
  const lock = { ...editor, seenAt: now }
  await tx
    .insert(documentLocks)
    .values({ ownerId, kind: kind.name, ...lock })
    .onConflictDoUpdate({
      target: [documentLocks.companyId, documentLocks.ownerId, documentLocks.kind],
      set: lock,
    })
}

export async function letGo(tx: WriteTx, place: Place, { memberId, editor }: Editor): Promise<void> {
  const mine = and(eq(documentLocks.memberId, memberId), eq(documentLocks.editor, editor))
  await tx.delete(documentLocks).where(and(isAt(place), mine))
  tellOfLock(tx, place)
}

export const tellOfLock = (tx: WriteTx, { ownerId }: Place) => publish(tx, { kind: 'document', subjectId: ownerId })

export async function lockAt(tx: ReadTx, place: Place, revision: number, now: Date): Promise<DocumentLock> {
  const { kind, ownerId } = place
  const held = await findHolder(tx, place, now)
  return {
    holder: held ? { memberId: held.memberId, name: held.name, editor: held.editor } : null,
    until: held?.until.toISOString() ?? null,
    lockedBy: (await kind.lockedBy?.(tx, ownerId)) ?? null,
    revision,
  }
}

/** Refused while anybody else edits it, in whichever window. */
export async function refuseWhileEdited(tx: ReadTx, place: Place, memberId: string, now: Date): Promise<void> {
  const held = await findHolder(tx, place, now)
  if (held && held.memberId !== memberId) refuseFor(place, held)
}
