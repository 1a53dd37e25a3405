import { CallError } from '@coverwright/contract/client'
import type { DocumentLock } from '@coverwright/domain/build/document/document'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { onLiveEvent } from '../../../core/live/live-event.ts'
import { thisWindow } from '../../../core/live/this-window.ts'
import { lookAgainAfter } from '../../../core/wire/acts.ts'
import { createDocumentStore, type DocumentStore, type Loaded } from '../../../framework/document/document-store.ts'
import { type Place, wireOf } from './document-wire.ts'
import { keepEdits, readKeptEdits } from './kept-edits.ts'

/** The same person may have the document open in two windows. */
const editor = thisWindow

/** Whether this window may edit, and if not, who does. `free`: whoever did has left. */
type LockState =
  | { readonly kind: 'mine' }
  | { readonly kind: 'free' }
  | { readonly kind: 'taken'; readonly name: string; readonly isYou: boolean }
  /** Somebody locked the journey for everybody. */
  | { readonly kind: 'locked'; readonly name: string }
  /** Members who may look at products but not work on them. */
  | { readonly kind: 'reading' }

export interface DocumentSession<T> {
  /** Whose document it is. */
  readonly ownerId: string
  readonly store: DocumentStore<T>
  readonly lock: Pick<StoreApi<LockState>, 'getState' | 'getInitialState' | 'subscribe'>
  readonly take: () => Promise<void>
  /** Brings back a version, keeping what the draft is now as one. */
  readonly restore: (versionId: string) => Promise<void>
  /** Says that this window is here, and watches who else is. Answers how to leave. */
  readonly start: () => () => void
}

interface Opening extends Place {
  readonly memberId: string
  readonly mayEdit: boolean
}

/** Of the document's life after its holder was last heard of: two may get lost on the way. */
const heartbeatMs = 20_000
const watchMs = 10_000

const isCode = (error: unknown, ...codes: readonly string[]) =>
  error instanceof CallError && error.code !== undefined && codes.includes(error.code)

/** Also whoever was invited to read this product, and not to work on it. */
const notNow = ['product.in-trash', 'component.locked', 'component.wrong-state', 'not-allowed']

/** Out of reach for a moment is no reason to stop anybody: the lock outlives it, and saves say so themselves. */
const quietly = (work: () => Promise<void>) => void work().catch(() => undefined)

/** Takes the document if nobody else has it, and only then reads it: nothing can change in between. */
export async function openDocument<T>(opening: Opening): Promise<DocumentSession<T>> {
  const { id, document, memberId, mayEdit } = opening
  const place = { id, document }
  const wire = wireOf(place, editor)
  // The server has checked it against the model that T is.
  const load = () => wire.load() as Promise<Loaded<T>>
  const first = mayEdit ? await takeLock(true) : ({ kind: 'reading' } as const)
  const lock = createStore<LockState>(() => first)
  const kept = { memberId, ...place }
  const store = createDocumentStore<T>(
    await load(),
    {
      save: async (revision, patches) => {
        const saved = await wire.change(revision, [...patches])
        return saved.revision
      },
      load,
      isConflict: (error) => isCode(error, 'product.changed-meanwhile', 'document.changed-meanwhile'),
      keep: (edits) => keepEdits(localStorage, kept, edits),
    },
    first.kind === 'mine' ? readKeptEdits(localStorage, kept) : undefined,
  )

  async function takeLock(isTakingOver: boolean): Promise<LockState> {
    try {
      await wire.lock(isTakingOver)
      return { kind: 'mine' }
    } catch (error) {
      if (isCode(error, ...notNow)) return { kind: 'reading' }
      if (!isCode(error, 'product.being-edited', 'document.being-edited', 'product.locked')) throw error
      return stateOf(await wire.getLock())
    }
  }

  /** A function, not a constant: it is needed before this one has run to its end. */
  function stateOf({ holder, lockedBy }: DocumentLock): LockState {
    if (lockedBy !== null) return { kind: 'locked', name: lockedBy }
    if (!holder) return { kind: 'free' }
    if (holder.editor === editor) return { kind: 'mine' }
    return { kind: 'taken', name: holder.name, isYou: holder.memberId === memberId }
  }

  async function sayStillHere(): Promise<void> {
    lock.setState(await takeLock(false), true)
  }

  /** For who reads along: who edits now, and what they have saved. */
  async function look(): Promise<void> {
    const current = await wire.getLock()
    if (mayEdit) lock.setState(stateOf(current), true)
    const isBehind = current.revision > store.getState().revision
    if (isBehind && lock.getState().kind !== 'mine' && !store.hasUnsaved()) store.reload(await load())
  }

  const sendNow = () => void store.flush()
  const isMine = () => lock.getState().kind === 'mine'
  return {
    ownerId: id,
    store,
    lock,
    async take() {
      const next = await takeLock(true)
      if (next.kind === 'mine') store.catchUp(await load(), readKeptEdits(localStorage, kept))
      lock.setState(next, true)
    },
    async restore(versionId) {
      await store.flush()
      await wire.restore(versionId)
      store.reload(await load())
    },
    start() {
      const beat = setInterval(() => isMine() && quietly(sayStillHere), heartbeatMs)
      const watch = setInterval(() => !isMine() && quietly(look), watchMs)
      const stopListening = onLiveEvent(({ kind, subjectId }) => {
        const isAbout = (kind === 'document' && subjectId === id) || kind === 'resync'
        if (isAbout && !store.hasUnsaved()) quietly(look)
        // Somebody may have locked it: then what is typed from now on would be refused.
        if (isAbout && isMine()) quietly(sayStillHere)
      })
      addEventListener('online', sendNow)
      return () => {
        clearInterval(beat)
        clearInterval(watch)
        stopListening()
        removeEventListener('online', sendNow)
        quietly(async () => {
          await store.flush()
          if (isMine()) await wire.unlock()
          // What the screen that comes next says of the product was asked before this was saved.
          await lookAgainAfter(document === 'component' ? 'component' : 'product')
        })
      }
    },
  }
}
