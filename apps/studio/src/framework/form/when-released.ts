/**
 * For what moves things on the screen when a field is left: while the mouse is pressed it waits, or what is being
 * pressed would slip from under it, and nothing would come of the click.
 */
export function whenReleased(work: () => void): void {
  if (!document.querySelector(':active')) return work()
  const released = new AbortController()
  for (const event of ['pointerup', 'pointercancel', 'keyup'])
    addEventListener(
      event,
      () => {
        released.abort()
        // Behind the click.
        setTimeout(work)
      },
      { capture: true, signal: released.signal },
    )
}
