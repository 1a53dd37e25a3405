import type { KnownName } from '@coverwright/domain/build/rating/check-program'
import { formulaFunctions } from '@coverwright/domain/build/rating/formula-calls'

/** What may be written in a formula at its place in the program. */
export interface FormulaScope {
  readonly names: readonly KnownName[]
  readonly groups: readonly string[]
  /** The group whose items the step runs over: its names are written plainly. */
  readonly per: string | null
}

export type Completion = { readonly insert: string; readonly shown: string } & (
  | { readonly kind: 'name'; readonly name: KnownName }
  | { readonly kind: 'function'; readonly usage: string; readonly about: string }
  | { readonly kind: 'group' }
  | { readonly kind: 'option' }
)

export interface Completions {
  /** What the chosen one takes the place of. */
  readonly from: number
  readonly to: number
  readonly written: string
  readonly options: readonly Completion[]
}

const most = 40

/** What could stand at the caret, best first. */
export function completionsAt(text: string, caret: number, scope: FormulaScope): Completions {
  const before = text.slice(0, caret)
  if (isInText(before)) return optionsAt(text, caret, scope)
  const written = /[A-Za-z_][\w.]*$/.exec(before)?.[0] ?? ''
  const rest = /^[\w.]*/.exec(text.slice(caret))?.[0] ?? ''
  const all: Completion[] = [
    ...scope.names.map((name): Completion => {
      const insert = plainName(name, scope.per)
      return { kind: 'name', insert, shown: insert, name }
    }),
    ...scope.groups.map((group): Completion => ({ kind: 'group', insert: group, shown: group })),
    ...formulaFunctions.map(
      ({ name, usage, about }): Completion => ({ kind: 'function', insert: `${name}(`, shown: name, usage, about }),
    ),
  ]
  return { from: caret - written.length, to: caret + rest.length, written, options: ranked(all, written) }
}

export const plainName = ({ name, group }: KnownName, per: string | null) =>
  group !== null && group === per ? name.slice(group.length + 1) : name

const isInText = (before: string) => (before.split('"').length - 1) % 2 === 1

/** Inside quotes after `breed =`: the answers that breed has. */
function optionsAt(text: string, caret: number, { names, per }: FormulaScope): Completions {
  const before = text.slice(0, caret)
  const open = before.lastIndexOf('"')
  const written = before.slice(open + 1)
  const compared = /([A-Za-z_][\w.]*)\s*(?:=|<>)\s*$/.exec(before.slice(0, open))?.[1]
  const known = names.find((name) => plainName(name, per) === compared || name.name === compared)
  const rest = /^[^"]*"?/.exec(text.slice(caret))?.[0] ?? ''
  const all = (known?.options ?? []).map(
    (option): Completion => ({ kind: 'option', insert: `${option.replaceAll('"', '""')}"`, shown: option }),
  )
  return { from: open + 1, to: caret + rest.length, written, options: ranked(all, written) }
}

/** Those that begin with what is written, then those that have a part beginning with it, then those that hold it. */
function ranked(all: readonly Completion[], written: string): Completion[] {
  const wanted = written.toLowerCase()
  const score = ({ shown }: Completion) => {
    const name = shown.toLowerCase()
    if (name.startsWith(wanted)) return 0
    if (name.split(/[_.]/).some((part) => part.startsWith(wanted))) return 1
    return name.includes(wanted) ? 2 : 3
  }
  return all
    .map((option) => ({ option, place: score(option) }))
    .filter(({ place }) => place < 3)
    .toSorted((left, right) => left.place - right.place)
    .slice(0, most)
    .map(({ option }) => option)
}

/** The function the caret stands in, and which of its values. */
export function signatureAt(text: string, caret: number) {
  const open: { readonly name: string; value: number }[] = []
  const pieces = text.slice(0, caret).matchAll(/"(?:[^"]|"")*"?|([A-Za-z_][\w.]*)?\s*\(|\)|,/g)
  for (const [piece, name] of pieces) {
    const last = open.at(-1)
    if (piece.endsWith('(')) open.push({ name: (name ?? '').toUpperCase(), value: 0 })
    else if (piece === ')') open.pop()
    else if (piece === ',' && last) last.value++
  }
  const within = open.findLast(({ name }) => name !== '')
  const called = formulaFunctions.find(({ name }) => name === within?.name)
  return called && within ? { ...called, value: within.value } : null
}

/** The formula with the completion in it, and where the caret goes. */
export function completed(text: string, { from, to }: Pick<Completions, 'from' | 'to'>, { insert }: Completion) {
  // A bracket that stands there already is not written twice.
  const end = insert.endsWith('(') && text[to] === '(' ? to + 1 : to
  return { text: text.slice(0, from) + insert + text.slice(end), caret: from + insert.length }
}
