/** Where in a document something is: keys and positions. */
export type Path = readonly (string | number)[]

/** Whether a path is one that a pattern names; `*` stands for any key or position. */
export function matches(pattern: string, path: Path): boolean {
  const parts = pattern.split('.')
  return parts.length === path.length && parts.every((part, at) => part === '*' || part === String(path[at]))
}
