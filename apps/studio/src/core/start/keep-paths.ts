export const currentPathKey = 'coverwright-current-path'
export const previousPathKey = 'coverwright-previous-path'

/** Called at every change of route. The same path again (a tab, a filter) is no change. */
export function keepPaths(storage: Pick<Storage, 'getItem' | 'setItem'>, path: string): void {
  const current = storage.getItem(currentPathKey)
  if (current === path) return
  if (current !== null) storage.setItem(previousPathKey, current)
  storage.setItem(currentPathKey, path)
}
