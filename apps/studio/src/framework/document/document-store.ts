import { diff, type Patch } from '@coverwright/domain/build/document/patch'
import { hashJson } from '@coverwright/domain/hash-json'
import { produce } from 'immer'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type AutosaveState, createAutosave } from '../save/autosave.ts'
import { mergedOnto } from './merge-onto.ts'

export interface Loaded<T> {
  readonly document: T
  readonly revision: number
}

/** What somebody else saved while there were edits here. */
interface Conflict<T> extends Loaded<T> {
  /** How many of the edits made here still fit on top of it. */
  readonly fitting: number
  readonly edits: number
}

export interface DocumentState<T> {
  readonly document: T
  readonly revision: number
  /** What the next undo or redo would do, in words; undefined when there is nothing. */
  readonly undoLabel: string | undefined
  readonly redoLabel: string | undefined
  readonly autosave: AutosaveState
  readonly conflict: Conflict<T> | undefined
}

export interface DocumentPorts<T> {
  /** Answers the new revision. */
  readonly save: (revision: number, patches: readonly Patch[]) => Promise<number>
  readonly load: () => Promise<Loaded<T>>
  readonly isConflict: (error: unknown) => boolean
  /** Where edits wait until the server has them: they survive the tab. */
  readonly keep: (edits: KeptEdits | undefined) => void
  readonly now?: () => Date
}

/** Edits that no server has yet, and the revision they were made on. */
export interface KeptEdits {
  readonly revision: number
  readonly patches: readonly Patch[]
  /** A save that was sent and not yet answered: the hash of the document it makes, and what was edited since. */
  readonly sent?: { readonly makes: string; readonly since: readonly Patch[] } | undefined
}

export type StepKind = 'typing' | 'act'

interface Step<T> {
  readonly kind: StepKind
  readonly before: T
  readonly label: string
  readonly at: number
}

interface Sent<T> {
  readonly document: T
  readonly hash: string
}

type Recipe<T> = (draft: T) => unknown

export interface DocumentStore<T>
  extends Pick<StoreApi<DocumentState<T>>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Changes of one label in quick succession are one step, as letters are; an act is always one of its own. */
  readonly change: (recipe: Recipe<T>, label: string, kind?: StepKind) => void
  /** Puts another document in its place, as a step like any other. */
  readonly replace: (document: T, label: string) => void
  readonly undo: () => void
  readonly redo: () => void
  /** Sends what waits now; resolves when the server has it, or has refused it. */
  readonly flush: () => Promise<void>
  readonly hasUnsaved: () => boolean
  /** Shows what the server has: for who only reads, and after a version was brought back. */
  readonly reload: (loaded: Loaded<T>) => void
  /** Goes on from what the server has, with what is not saved yet, or was kept, on top of it. */
  readonly catchUp: (loaded: Loaded<T>, kept: KeptEdits | undefined) => void
  readonly resolve: (choice: 'mine' | 'theirs') => void
}

const longestHistory = 500
/** A save with more patches than the server takes sends the document whole. */
const mostPatches = 500
/** Letters typed into one field within this become one step. */
const oneStepMs = 1000

/**
 * A document being edited: every change is a step that can be undone, saves itself, and is kept where a closed tab
 * cannot take it. Documents are never changed in place, so a step costs as much memory as what it changed.
 */
export function createDocumentStore<T>(first: Loaded<T>, ports: DocumentPorts<T>, kept?: KeptEdits): DocumentStore<T> {
  const now = ports.now ?? (() => new Date())
  let saved = first
  let past: readonly Step<T>[] = []
  let future: readonly Step<T>[] = []
  let idle: (() => void)[] = []
  let refusal: unknown
  /** Documents sent since the last answer, the newest last: an answer may get lost when its save did not. */
  let unanswered: readonly Sent<T>[] = []

  const store = createStore<DocumentState<T>>(() => ({
    ...first,
    undoLabel: undefined,
    redoLabel: undefined,
    autosave: { kind: 'idle' },
    conflict: undefined,
  }))
  const { getState: get, setState: set } = store

  const autosave = createAutosave<T>(
    save,
    (state) => {
      set({ autosave: state })
      if (state.kind === 'saving') return
      for (const resolve of idle) resolve()
      idle = []
    },
    now,
  )

  const unsaved = () => diff(saved.document, get().document)

  async function save(document: T): Promise<void> {
    const patches = diff(saved.document, document)
    if (patches.length === 0) return
    if (get().conflict) throw refusal
    const whole: Patch = { op: 'replace', path: [], value: document }
    const before = unanswered
    if (before.at(-1)?.document !== document) unanswered = [...before, { document, hash: hashJson(document) }]
    keepEdits()
    try {
      const revision = await ports.save(saved.revision, patches.length > mostPatches ? [whole] : patches)
      arrived({ document, revision })
    } catch (error) {
      if (!ports.isConflict(error)) throw refuse(error)
      const theirs = await ports.load()
      const mine = before.find((sent) => diff(sent.document, theirs.document).length === 0)
      if (!mine) {
        collide(theirs)
        throw refuse(error)
      }
      arrived({ document: mine.document, revision: theirs.revision })
      await save(document)
    }
  }

  function arrived(loaded: Loaded<T>): void {
    saved = loaded
    unanswered = []
    set({ revision: loaded.revision })
    keepEdits()
  }

  function refuse(error: unknown): unknown {
    refusal = error
    return error
  }

  function collide(theirs: Loaded<T>): void {
    const patches = unsaved()
    const { fitting } = mergedOnto(theirs.document, patches)
    set({ conflict: { ...theirs, fitting, edits: patches.length } })
  }

  function edits(): KeptEdits | undefined {
    const patches = unsaved()
    if (patches.length === 0) return undefined
    const last = unanswered.at(-1)
    const sent = last && { makes: last.hash, since: diff(last.document, get().document) }
    return { revision: saved.revision, patches, sent }
  }

  function keepEdits(): void {
    ports.keep(edits())
  }

  function show(document: T): void {
    set({ document, undoLabel: past.at(-1)?.label, redoLabel: future.at(-1)?.label })
    keepEdits()
    autosave.edit(document)
  }

  function reload(loaded: Loaded<T>): void {
    // What another window keeps is not for one without edits to forget.
    const hadEdits = unsaved().length > 0
    saved = loaded
    unanswered = []
    past = []
    future = []
    set({ ...loaded, undoLabel: undefined, redoLabel: undefined, conflict: undefined })
    if (hadEdits) ports.keep(undefined)
    // What waited to be sent was given up: sent later it would undo what was loaded.
    if (autosave.hasUnsaved()) autosave.edit(loaded.document)
  }

  function catchUp(loaded: Loaded<T>, keptBefore: KeptEdits | undefined): void {
    const left = edits() ?? keptBefore
    reload(loaded)
    if (left) takeUp(left)
  }

  if (kept) takeUp(kept)

  /** Edits that no server has, such as a closed tab left behind: on the revision they were made on they simply go on. */
  function takeUp({ revision, sent, patches: all }: KeptEdits): void {
    const hasArrived = sent !== undefined && sent.makes === hashJson(saved.document)
    const patches = hasArrived ? sent.since : all
    const { document, fitting } = mergedOnto(saved.document, patches)
    if (fitting === 0) return ports.keep(undefined)
    if (hasArrived || revision === saved.revision) return show(document)
    // Somebody saved since. The edits are shown on top of it, and it is asked which to keep.
    set({ document, conflict: { ...saved, fitting, edits: patches.length } })
    keepEdits()
  }

  function take(after: T, label: string, kind: StepKind = 'typing'): void {
    const before = get().document
    const at = now().getTime()
    const last = past.at(-1)
    const isTyping = kind === 'typing' && last?.kind === 'typing'
    const continues = isTyping && last.label === label && at - last.at < oneStepMs && future.length === 0
    past = continues
      ? [...past.slice(0, -1), { ...last, at }]
      : [...past, { kind, before, label, at }].slice(-longestHistory)
    future = []
    show(after)
  }

  return {
    getState: get,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    // Edits that wait for an answer about a conflict wait for no save.
    hasUnsaved: () => autosave.hasUnsaved() || get().conflict !== undefined,
    reload,
    catchUp,
    change(recipe, label, kind) {
      const before = get().document
      // Recipes may answer anything an expression happens to have: only a changed draft counts.
      const after = produce(before, (draft) => void recipe(draft as T))
      if (after !== before) take(after, label, kind)
    },
    replace: (document, label) => take(document, label),
    undo() {
      const step = past.at(-1)
      if (!step) return
      past = past.slice(0, -1)
      future = [...future, { ...step, before: get().document, at: 0 }]
      show(step.before)
    },
    redo() {
      const step = future.at(-1)
      if (!step) return
      future = future.slice(0, -1)
      past = [...past, { ...step, before: get().document, at: 0 }]
      show(step.before)
    },
    async flush() {
      if (!autosave.hasUnsaved()) return
      const settled = new Promise<void>((resolve) => {
        idle.push(resolve)
      })
      autosave.flush()
      await settled
    },
    resolve(choice) {
      const { conflict, document } = get()
      if (!conflict) return
      const patches = diff(saved.document, document)
      reload({ document: conflict.document, revision: conflict.revision })
      if (choice === 'theirs') return
      const merged = mergedOnto(conflict.document, patches)
      past = [{ kind: 'act', before: conflict.document, label: '', at: 0 }]
      show(merged.document)
    },
  }
}
