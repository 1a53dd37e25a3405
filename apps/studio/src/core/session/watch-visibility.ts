import { type Ending, endings } from './endings.ts'
import { wasHiddenTooLong } from './hidden.ts'

interface Page {
  readonly visibilityState: DocumentVisibilityState
  addEventListener(type: 'visibilitychange', listener: () => void): void
}

interface VisibilityPorts {
  now(): number
  hiddenAt(): number | null
  keepHiddenAt(ms: number | null): void
  hasToken(): boolean
  end(ending: Ending): void
  checkVersion(): void
}

/** Keeps when the page was hidden and looks, when it is shown again, whether session and version still hold. */
export function watchVisibility(page: Page, ports: VisibilityPorts): void {
  const change = () => {
    if (page.visibilityState === 'hidden') {
      ports.keepHiddenAt(ports.now())
      return
    }
    const isLate = ports.hasToken() && wasHiddenTooLong(ports.hiddenAt(), ports.now())
    ports.keepHiddenAt(null)
    if (isLate) ports.end(endings.hiddenTooLong)
    ports.checkVersion()
  }
  page.addEventListener('visibilitychange', change)
  // A tab that the browser discarded comes back as a new page, and may have been away for days.
  if (page.visibilityState === 'visible') change()
}
