import { CallError } from '@coverwright/contract/client'

export type AutosaveState =
  | { readonly kind: 'idle' | 'saving' | 'offline' }
  | { readonly kind: 'saved'; readonly at: Date }
  | { readonly kind: 'failed'; readonly error: unknown }

const waitMs = 500
/** However fast someone types, the first unsaved letter is on its way within this. */
const longestWaitMs = 2000
const retryMs = [1000, 2000, 4000, 8000, 15_000]

interface Autosave<Value> {
  readonly edit: (value: Value) => void
  /** Saves now what waits; also "Try again". */
  readonly flush: () => void
  readonly hasUnsaved: () => boolean
}

/**
 * Keeps the newest value until the server has it. One save runs at a time, so that an older value never arrives after a
 * newer one; what is edited meanwhile goes next.
 */
export function createAutosave<Value>(
  save: (value: Value) => Promise<unknown>,
  onState: (state: AutosaveState) => void,
  now: () => Date = () => new Date(),
): Autosave<Value> {
  let waiting: { readonly value: Value } | undefined
  let firstEditAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSaving = false
  let failures = 0

  const later = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void run(), ms)
  }

  async function run(): Promise<void> {
    clearTimeout(timer)
    const sent = waiting
    if (!sent || isSaving) return
    isSaving = true
    waiting = undefined
    onState({ kind: 'saving' })
    try {
      await save(sent.value)
      isSaving = false
      failures = 0
      if (waiting) later(0)
      else onState({ kind: 'saved', at: now() })
    } catch (error) {
      isSaving = false
      // An edit made meanwhile is newer than what failed and already holds it.
      waiting ??= sent
      afterFailure(error)
    }
  }

  function afterFailure(error: unknown): void {
    const delay = retryMs[failures]
    failures += 1
    if (isRefusal(error) || (delay === undefined && !isUnreachable(error))) {
      failures = 0
      onState({ kind: 'failed', error })
      return
    }
    onState({ kind: isUnreachable(error) ? 'offline' : 'saving' })
    later(delay ?? Math.max(...retryMs))
  }

  return {
    edit(value) {
      if (!waiting) firstEditAt = Date.now()
      waiting = { value }
      if (!isSaving) later(Math.max(0, Math.min(waitMs, firstEditAt + longestWaitMs - Date.now())))
    },
    flush() {
      void run()
    },
    hasUnsaved: () => isSaving || waiting !== undefined,
  }
}

const lastAttemptHelps = 500
const unreachable: ReadonlySet<number> = new Set([0, 503, 504])

/** The server understood and said no: sending the same again changes nothing. */
const isRefusal = (error: unknown) =>
  error instanceof CallError && error.status < lastAttemptHelps && !unreachable.has(error.status)

const isUnreachable = (error: unknown) => !(error instanceof CallError) || unreachable.has(error.status)
