// One block of a page as an earlier version had it, without the rest of that version.
import { canonicalJson } from '../../hash-json.ts'
import { type BlockPlace, type Blocks, findBlock, placeOf, slotOf, withIds, withInserted } from './block-tree.ts'
import { instanceType } from './instance-type.ts'
import { type BlockData, blocksIn, isBlockLike } from './page.ts'
import { contentOf, partsOf } from './page-parts.ts'
import type { Shell } from './shell.ts'

export interface BlockChange {
  readonly kind: 'changed' | 'deleted' | 'added'
  readonly block: BlockData
}

/** What differs on a page, block by block, in the order of the version and then of what is new. */
export function changesOfPage(before: Shell, after: Shell, path: string): BlockChange[] {
  const [was, is] = [before, after].map((shell) => ({ inside: insideOf(shell, path), texts: textsOf(shell, path) }))
  if (!was || !is) return []
  const now = new Map(allIn(is.inside).map((block) => [block.props.id, block]))
  const known = new Set(allIn(was.inside).map(({ props }) => props.id))
  const gone = (blocks: Blocks): BlockChange[] =>
    blocks.flatMap((block): BlockChange[] => {
      const { id } = block.props
      const same = now.get(id)
      // What lay in a block that is gone comes back with it.
      if (same?.type !== block.type) return [{ kind: 'deleted', block }]
      const isSame = ownOf(block, was.texts.get(id)) === ownOf(same, is.texts.get(id))
      return [...(isSame ? [] : [{ kind: 'changed' as const, block }]), ...gone(childrenOf(block))]
    })
  const fresh = (blocks: Blocks): BlockChange[] =>
    blocks.flatMap((block): BlockChange[] =>
      known.has(block.props.id) ? fresh(childrenOf(block)) : [{ kind: 'added', block }],
    )
  return [...gone(was.inside), ...fresh(is.inside)]
}

interface Restored {
  readonly path: string
  readonly id: string
  /** For what lay in the block then and lies elsewhere on the page now: a page must not have two of one id. */
  readonly freshId: (type: string) => string
}

/**
 * The shell with that block and its translations as the version had it. One that is there still keeps what lies in it today:
 * what was put into it since would be gone otherwise. One that is gone comes back where it stood, with everything in it.
 * Nothing where the version has no such block, or the page is gone.
 */
export function withRestored(shell: Shell, version: Shell, { path, id, freshId }: Restored): Shell | undefined {
  const page = shell.pages.find((each) => each.path === path)
  const [then, parts] = [insideOf(version, path), page && partsOf(page)]
  const old = findBlock(then, id)
  if (!old || !parts) return undefined
  const current = findBlock(parts.inside, id)
  if (current?.type === old.type && current.type !== instanceType) {
    const inside = replaced(parts.inside, id, withSlotsOf(current, old))
    const texts = restoredTexts(shell, version, { path, ids: new Map([[id, id]]), leaving: new Set([id]) })
    return withPage(shell, version, { path, content: contentOf({ ...parts, inside }), texts })
  }
  const leaving = new Set(current ? [current, ...blocksIn(current)].map(({ props }) => props.id) : [])
  const staying = new Set(
    allIn(parts.inside)
      .map(({ props }) => props.id)
      .filter((each) => !leaving.has(each)),
  )
  const ids = new Map(
    [old, ...blocksIn(old)].map(({ type, props }) => [props.id, staying.has(props.id) ? freshId(type) : props.id]),
  )
  const block = withIds(old, ({ props }) => ids.get(props.id) ?? props.id)
  const inside = current
    ? replaced(parts.inside, id, block)
    : withInserted(parts.inside, placeThen(then, parts.inside, id), block)
  const texts = restoredTexts(shell, version, { path, ids, leaving })
  return withPage(shell, version, { path, content: contentOf({ ...parts, inside }), texts })
}

interface RestoredPage {
  readonly path: string
  readonly content: BlockData[]
  readonly texts: NonNullable<Shell['translations']>
}

const withPage = (shell: Shell, version: Shell, { path, content, texts }: RestoredPage): Shell => ({
  ...shell,
  pages: shell.pages.map((each) => (each.path === path ? { ...each, content } : each)),
  ...((shell.translations || version.translations) && { translations: texts }),
})

/** What the block said by itself then, around what lies in it now. */
function withSlotsOf(current: BlockData, old: BlockData): BlockData {
  // An empty list may be a slot or none: it is one where nothing but blocks ever lay in it.
  const isSlotIn = (name: string) =>
    [old, current].every(({ props }) => props[name] === undefined || isSlot(props[name]))
  const own = Object.entries(old.props).filter(([name]) => !isSlotIn(name))
  const lying = Object.entries(current.props).filter(([name]) => isSlotIn(name))
  return { ...old, props: { ...Object.fromEntries(own), ...Object.fromEntries(lying), id: old.props.id } }
}

const insideOf = (shell: Shell, path: string): Blocks => {
  const page = shell.pages.find((each) => each.path === path)
  return page ? partsOf(page).inside : []
}

const allIn = (blocks: Blocks): BlockData[] => [...blocksIn({ type: '', props: { id: '', content: blocks } })]

/** A component that is followed is one thing: what is in it comes and goes with it. */
const childrenOf = (block: BlockData): Blocks =>
  block.type === instanceType ? [] : Object.keys(block.props).flatMap((name) => slotOf(block, name))

const isSlot = (value: unknown) => Array.isArray(value) && value.every(isBlockLike)

/** What a block says by itself, apart from the blocks in it. */
const ownOf = ({ type, props }: BlockData, texts: readonly string[] = []) => {
  const own = Object.entries(props).filter(([, value]) => type === instanceType || !isSlot(value))
  return canonicalJson([Object.fromEntries(own), texts.toSorted()])
}

/** The translations of a page's blocks, by block. */
function textsOf({ translations }: Shell, path: string): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [language, texts] of Object.entries(translations ?? {}))
    for (const [key, text] of Object.entries(texts)) {
      const id = idIn(key, path)
      if (id !== undefined) found.set(id, [...(found.get(id) ?? []), canonicalJson([language, key, text])])
    }
  return found
}

/** Whose text it is: `pages./plan.hero.title` is of `hero`. */
const idIn = (key: string, path: string) => {
  const prefix = `pages.${path}.`
  return key.startsWith(prefix) ? key.slice(prefix.length).split('.')[0] : undefined
}

interface RestoredTexts {
  readonly path: string
  readonly ids: ReadonlyMap<string, string>
  readonly leaving: ReadonlySet<string>
}

function restoredTexts(shell: Shell, version: Shell, { path, ids, leaving }: RestoredTexts) {
  const spoken = new Set([...Object.keys(shell.translations ?? {}), ...Object.keys(version.translations ?? {})])
  return Object.fromEntries(
    [...spoken].map((language) => {
      const kept = textsIn(shell, language).filter(([key]) => !leaving.has(idIn(key, path) ?? ''))
      const back = textsIn(version, language).flatMap(([key, text]) => {
        const was = idIn(key, path) ?? ''
        const id = ids.get(was)
        return id === undefined ? [] : [[key.replace(`pages.${path}.${was}.`, `pages.${path}.${id}.`), text] as const]
      })
      return [language, Object.fromEntries([...kept, ...back])]
    }),
  ) as NonNullable<Shell['translations']>
}

const textsIn = ({ translations }: Shell, language: string) =>
  Object.entries((translations as Readonly<Record<string, object>> | undefined)?.[language] ?? {})

const replaced = (blocks: Blocks, id: string, next: BlockData): Blocks =>
  blocks.map((block) => {
    if (block.props.id === id) return next
    const slots = Object.entries(block.props).flatMap(([name, value]) => {
      const list = slotOf(block, name)
      if (!isSlot(value) || !findBlock(list, id)) return []
      return [[name, replaced(list, id, next)] as const]
    })
    return slots.length === 0 ? block : { ...block, props: { ...block.props, ...Object.fromEntries(slots) } }
  })

/** Where it stood, if what it lay in is still there; else at the end. */
function placeThen(then: Blocks, now: Blocks, id: string): BlockPlace {
  const place = placeOf(then, id)
  const parent = place?.parent && findBlock(now, place.parent.id)
  if (!place || (place.parent && !parent)) return { index: now.length }
  const list = parent && place.parent ? slotOf(parent, place.parent.slot) : now
  return { ...place, index: Math.min(place.index, list.length) }
}
