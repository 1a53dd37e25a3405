const latestMs = 5000

/** While nothing else is done, or after some seconds; Safari cannot tell, and does it after a moment. Answers how to call it off. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const waiting = requestIdleCallback(work, { timeout: latestMs })
    return () => cancelIdleCallback(waiting)
  }
  const waiting = setTimeout(work, latestMs / 5)
  return () => clearTimeout(waiting)
}
