import { isLocalHost } from './local-host.ts'

interface VersionPorts {
  readonly hostname: string
  /** The script this page runs. */
  readonly running: string | undefined
  fetchVersion(): Promise<string | undefined>
  /** The version the page was already reloaded for. */
  reloadedFor(): string | null
  keepReloadedFor(version: string): void
  reload(): void
}

/** Reloads a page whose version was replaced; once for each version, so that a stale cache cannot make it loop. */
export async function checkVersion(ports: VersionPorts): Promise<void> {
  if (isLocalHost(ports.hostname) || !ports.running) return
  const version = await ports.fetchVersion().catch(() => undefined)
  if (!version || version === ports.running || version === ports.reloadedFor()) return
  ports.keepReloadedFor(version)
  ports.reload()
}
