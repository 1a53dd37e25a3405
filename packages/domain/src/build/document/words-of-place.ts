type Key = string | number

/** Keys that say nothing to whoever reads: what stands in them is named by itself. */
const unsaid = new Set<Key>(['props', 'content', 'version'])

const known: Readonly<Record<string, string>> = {
  brand: 'brand colour',
  radius: 'corners',
  when: 'condition',
  leads: 'where it leads',
  showIf: 'shown when',
  dataset: 'data',
  cover: 'plans',
  rating: 'pricing',
  src: 'picture',
  alt: 'words for the picture',
}

/** A place in a document as people name it: `Page “Start” › Hero “Cover for pets” › Title`. */
export function wordsOfPlace(path: readonly Key[], before: unknown, after: unknown): string {
  const said: string[] = []
  let [old, now] = [before, after]
  for (const [at, key] of path.entries()) {
    ;[old, now] = [under(old, key), under(now, key)]
    const isList = typeof path[at + 1] === 'number'
    if (typeof key === 'number') said.push(wordOfItem(now ?? old, path[at - 1], key))
    else if (!unsaid.has(key) && !isList) said.push(wordsOfKey(key))
  }
  const [first, ...rest] = said
  return first === undefined ? 'All of it' : [capital(first), ...rest.map(capital)].join(' › ')
}

/** One of a list: what it is and what it is called, or else which it is. */
function wordOfItem(item: unknown, list: Key | undefined, index: number): string {
  const type = under(item, 'type')
  const isBlock = typeof type === 'string' && under(item, 'props') !== undefined
  const kind = isBlock ? wordsOfKey(type) : oneOfList(typeof list === 'string' ? wordsOfKey(list) : 'part')
  const name = nameOf(isBlock ? under(item, 'props') : item)
  return name ? `${kind} “${name}”` : isBlock ? kind : `${kind} ${index + 1}`
}

const longest = 60

/** What people call a thing, by whichever of its words is there. */
export function nameOf(item: unknown): string | undefined {
  if (typeof item === 'string') return shortened(item)
  for (const key of ['title', 'heading', 'name', 'label', 'question', 'text', 'code']) {
    const found = under(item, key)
    if (typeof found === 'string' && found.trim() !== '') return shortened(found.trim())
  }
  return undefined
}

const shortened = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text)

/** `coverStart` is `cover start`, `PlanPicker` is `plan picker`. */
export const wordsOfKey = (key: string) =>
  known[key] ??
  key
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase()

/** `Questions` are called, one by one, a `question`. */
export const oneOfList = (list: string) => list.replace(/ies$/, 'y').replace(/(?<=ch)es$|(?<=[^s])s$/, '')

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const under = (node: unknown, key: Key): unknown =>
  typeof node === 'object' && node !== null ? (node as Readonly<Record<Key, unknown>>)[key] : undefined
