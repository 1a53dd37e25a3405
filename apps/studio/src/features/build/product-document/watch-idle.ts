/** So long without a sign of life, what was edited is saved and the editor left for others. */
export const idleMs = 30 * 60 * 1000

const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const

interface Watched {
  /** Where signs of life are heard. */
  readonly heard: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  /** What happens on the canvas happens in another window; its edits come by this way. */
  readonly subscribe: (onChange: () => void) => () => void
  readonly onIdle: () => void
}

/** Answers how to stop. */
export function watchIdle({ heard, subscribe, onIdle }: Watched): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(onIdle, idleMs)
  }
  wait()
  for (const sign of signsOfLife) heard.addEventListener(sign, wait, { passive: true })
  const stopListening = subscribe(wait)
  return () => {
    clearTimeout(timer)
    stopListening()
    for (const sign of signsOfLife) heard.removeEventListener(sign, wait)
  }
}
