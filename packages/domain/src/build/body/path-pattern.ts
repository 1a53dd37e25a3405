/** Where in a document something is: keys and positions. */
export type Path = readonly (string | number)[]

/** Places in a document as a tree: a walk through it, which is large, knows at every step whether it may lead to one. */
export interface Fork<Place> {
  place?: Place
  readonly next: Map<string, Fork<Place>>
}

/** A pattern names keys; `*` stands for any key or position that is not named beside it. */
export function forksOf<Place>(places: readonly (readonly [pattern: string, place: Place])[]): Fork<Place> {
  const root: Fork<Place> = { next: new Map() }
  for (const [pattern, place] of places) pattern.split('.').reduce(branch<Place>, root).place = place
  return root
}

function branch<Place>({ next }: Fork<Place>, part: string): Fork<Place> {
  const fork = next.get(part) ?? { next: new Map() }
  next.set(part, fork)
  return fork
}

export const follow = <Place>(fork: Fork<Place> | undefined, part: string | number): Fork<Place> | undefined =>
  fork?.next.get(`${part}`) ?? fork?.next.get('*')
