export interface RecentEntry {
  readonly link: string
  readonly title: string
  readonly detail?: string
}

const key = 'coverwright-recent'
const most = 5

/** What someone opened from the palette in this tab, newest first. Another person's entries are not theirs to see. */
export function readRecent(storage: Pick<Storage, 'getItem'>, personId: string): readonly RecentEntry[] {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? '{}') as { personId?: string; entries?: readonly RecentEntry[] }
    return kept.personId === personId && Array.isArray(kept.entries) ? kept.entries : []
  } catch {
    return []
  }
}

export function addRecent(storage: Pick<Storage, 'getItem' | 'setItem'>, personId: string, entry: RecentEntry): void {
  const others = readRecent(storage, personId).filter(({ link }) => link !== entry.link)
  storage.setItem(key, JSON.stringify({ personId, entries: [entry, ...others].slice(0, most) }))
}
