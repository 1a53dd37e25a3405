/** Held by every tab that can answer. */
const openTab = 'coverwright-tab'

let isOpen: Promise<void> | undefined

/**
 * From now on other tabs may wait for this one. Over plain HTTP, anywhere but on the machine itself, there are no locks,
 * and no signed calls to have a session for.
 */
export function openThisTab(): void {
  if (!isSecureContext || isOpen) return
  isOpen = new Promise((resolve) => {
    void navigator.locks.request(openTab, { mode: 'shared' }, () => {
      resolve()
      return new Promise<never>(() => {})
    })
  })
}

/** How many other tabs of this browser, at this address, can be asked. */
export async function countOtherTabs(): Promise<number> {
  if (!isOpen) return 0
  await isOpen
  const { held = [] } = await navigator.locks.query()
  return held.filter(({ name }) => name === openTab).length - 1
}
