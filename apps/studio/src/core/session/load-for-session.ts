interface Ports<T> {
  readonly ask: () => Promise<T>
  readonly keep: (answer: T) => void
  readonly onSignedOut: (listener: () => void) => void
}

interface Loading {
  /** All who ask share one question. */
  readonly load: () => Promise<void>
  /** After news: a question that is on its way may be answered with what was before them, so another follows it. */
  readonly reload: () => Promise<void>
}

/**
 * An answer that comes after its asker has signed out belongs to nobody: kept, it would show them as if they were still
 * there, or give the next person their name.
 */
export function loadForSession<T>({ ask, keep, onSignedOut }: Ports<T>): Loading {
  let session = 0
  let running: Promise<void> | undefined
  let following: Promise<void> | undefined
  onSignedOut(() => {
    session++
    running = undefined
    following = undefined
  })

  async function question(): Promise<void> {
    const asker = session
    try {
      const answer = await ask()
      if (asker === session) keep(answer)
    } finally {
      if (asker === session) running = undefined
    }
  }
  const load = () => {
    running ??= question()
    return running
  }
  async function follow(first: Promise<void>): Promise<void> {
    const asker = session
    await first.catch(() => undefined)
    if (asker !== session) return
    following = undefined
    await load()
  }
  const reload = () => {
    if (!running) return load()
    following ??= follow(running)
    return following
  }
  return { load, reload }
}
