interface Ports<T> {
  readonly ask: () => Promise<T>
  readonly keep: (answer: T) => void
  readonly onSignedOut: (listener: () => void) => void
}

/**
 * All who ask share one question. An answer that comes after its asker has signed out belongs to nobody: kept, it would
 * show them as if they were still there, or give the next person their name.
 */
export function loadForSession<T>({ ask, keep, onSignedOut }: Ports<T>): () => Promise<void> {
  let session = 0
  let running: Promise<void> | undefined
  onSignedOut(() => {
    session++
    running = undefined
  })

  async function load(): Promise<void> {
    const asker = session
    try {
      const answer = await ask()
      if (asker === session) keep(answer)
    } finally {
      if (asker === session) running = undefined
    }
  }
  return () => {
    running ??= load()
    return running
  }
}
