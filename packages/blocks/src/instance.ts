// A component that stands on a page and follows it: the block holds what was approved when it was last updated, so that
// a release has everything in it, and where each block and text came from, so that the next version finds its place.
import { type Blocks, slotOf } from '@coverwright/domain/build/page/block-tree'
import { instanceType } from '@coverwright/domain/build/page/instance-type'
import { type BlockData, isBlockLike } from '@coverwright/domain/build/page/page'
import type { WrittenText } from '@coverwright/domain/build/page/rich-text'
import { blockTextKey, sayBlockTexts } from '@coverwright/domain/build/page/shell-texts'
import { canonicalJson, hashJson } from '@coverwright/domain/hash-json'
import { definitions } from './definitions.ts'
import { textPlacesOf } from './shell-texts.ts'

/** What a component is on the day it is put on a page. */
export interface Approved {
  readonly id: string
  readonly blocks: Blocks
}

export interface Instance extends BlockData {
  readonly props: {
    readonly id: string
    readonly componentId: string
    /** Hash of what was approved then. */
    readonly version: string
    /** The texts as the component had them, by block and field: what reads otherwise was written on this page. */
    readonly was: Readonly<Record<string, WrittenText>>
    readonly content: Blocks
    readonly [name: string]: unknown
  }
}

/** Checked where it is made; one that lost what it needs is a block like others, and stays as it is. */
export function isInstance(block: BlockData): block is Instance {
  const { componentId, version, was, content } = block.props
  return (
    block.type === instanceType &&
    typeof componentId === 'string' &&
    typeof version === 'string' &&
    typeof was === 'object' &&
    was !== null &&
    Array.isArray(content)
  )
}

export const versionOf = (blocks: Blocks): string => hashJson(blocks).slice(0, 16)

export const isBehind = ({ props }: Instance, { blocks }: Approved) => props.version !== versionOf(blocks)

/** A component put on a page. Ids must be the page's own, as for any block that is put there. */
export const placed = ({ id, blocks }: Approved, instanceId: string): Instance => ({
  type: instanceType,
  props: {
    id: instanceId,
    componentId: id,
    version: versionOf(blocks),
    was: Object.fromEntries(textsIn(blocks.map(withOrigin))),
    content: blocks.map(withOrigin).map((block) => renamed(block, (origin) => idFor(instanceId, origin))),
  },
})

/** The component's newest version, with what was written on this page. Blocks that stay keep their ids, and so their translations. */
export function updated(instance: Instance, { blocks }: Approved): Instance {
  const { id, content } = instance.props
  const ids = new Map(allIn(content).map((block) => [originOf(block), block.props.id]))
  const next = blocks.map(withOrigin)
  const fresh = new Map(textsIn(next))
  const kept = keptWords(instance.props, fresh)
  const filled = next.map((block) => withTexts(block, kept))
  return {
    ...instance,
    props: {
      ...instance.props,
      version: versionOf(blocks),
      was: Object.fromEntries(fresh),
      content: filled.map((block) => renamed(block, (origin) => ids.get(origin) ?? idFor(id, origin))),
    },
  }
}

type Texts = ReadonlyMap<string, WrittenText>

/** What was written on this page. */
const ownWords = ({ was, content }: Instance['props']): Texts =>
  new Map(textsIn(content).filter(([key, text]) => !isSame(text, was[key] ?? '')))

/** Of those what has its place in the newer version. */
function keptWords(props: Instance['props'], fresh: Texts): Texts {
  const own = ownWords(props)
  const isStill = (key: string) => fresh.has(key) && isSame(fresh.get(key) ?? '', props.was[key] ?? '')
  const mine = textsIn(props.content)
  // An item has no name but its place: only what it says beside one's own words tells that it is the same one.
  const isSameItem = (item: string) => {
    const texts = mine.filter(([key]) => itemOf(key) === item)
    const beside = texts.filter(([key]) => !own.has(key))
    return (beside.some(([, text]) => text !== '') ? beside : texts).every(([key]) => isStill(key))
  }
  return new Map(
    [...own].filter(([key]) => {
      const item = itemOf(key)
      return fresh.has(key) && (item === undefined || isSameItem(item))
    }),
  )
}

/** Of a text in a list what is before its field: `site.<block>.items.0`. */
const itemOf = (key: string): string | undefined => /^(.+\..+\..+\.\d+)\.[^.]+$/.exec(key)?.[1]

/** A copy that follows nothing: the same blocks, with their words and translations. */
export const detached = ({ props }: Instance): Blocks => props.content.map(withoutOrigin)

/** The blocks with every instance whose component was approved anew brought up to it. */
export const withUpdated = (blocks: Blocks, approvedOf: (componentId: string) => Approved | undefined): Blocks =>
  blocks.map((block) => {
    if (!isInstance(block)) return mapSlots(block, (inner) => withUpdated(inner, approvedOf))
    const approved = approvedOf(block.props.componentId)
    return approved && isBehind(block, approved) ? updated(block, approved) : block
  })

/** The blocks with a copy in the place of one instance. */
export const withDetached = (blocks: Blocks, id: string): Blocks =>
  blocks.flatMap((block) =>
    block.props.id === id && isInstance(block)
      ? [...detached(block)]
      : [mapSlots(block, (inner) => withDetached(inner, id))],
  )

/** The instance that a block lies in. */
export const instanceAround = (blocks: Blocks, id: string): Instance | undefined =>
  instancesIn(blocks).find(({ props }) => allIn(props.content).some((block) => block.props.id === id))

/** Blocks of which none follows a component: what a component is made of. */
export const withoutInstances = (blocks: Blocks): Blocks =>
  blocks.flatMap((block) =>
    isInstance(block) ? withoutInstances(detached(block)) : [mapSlots(block, withoutInstances)],
  )

export const instancesIn = (blocks: Blocks): Instance[] => allIn(blocks).filter(isInstance)

/** Whether anything but words was changed inside of a component that follows its own. */
export function isTouched(before: Blocks, after: Blocks): boolean {
  const now = new Map(instancesIn(after).map((instance) => [instance.props.id, instance]))
  return instancesIn(before).some((instance) => {
    const next = now.get(instance.props.id)
    if (!next || next === instance || next.props.version !== instance.props.version) return false
    return wordless(instance) !== wordless(next)
  })
}

interface Changes {
  readonly texts: readonly { readonly from: WrittenText; readonly to: WrittenText }[]
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

/** What an update brings: words that are not kept, and types of blocks that come and go. */
export function changesOf(instance: Instance, approved: Approved): Changes {
  const next = updated(instance, approved).props.content
  const [before, after] = [allIn(instance.props.content), allIn(next)]
  const [old, fresh] = [new Map(textsIn(instance.props.content)), new Map(textsIn(next))]
  // Words of one's own that go with their place are gone for good: the component has them nowhere.
  const lost = [...ownWords(instance.props)].filter(([key, text]) => text !== '' && !fresh.has(key))
  return {
    texts: [
      ...[...fresh].flatMap(([key, to]) => {
        const from = old.get(key)
        return from === undefined || isSame(from, to) ? [] : [{ from, to }]
      }),
      ...lost.map(([, from]) => ({ from, to: '' })),
    ],
    added: after.filter(({ props }) => !idsOf(before).has(props.id)).map(({ type }) => type),
    removed: before.filter(({ props }) => !idsOf(after).has(props.id)).map(({ type }) => type),
  }
}

/** What an update takes away: words that go, or were written on this page and are replaced, and types of blocks. */
export function lostIn(instance: Instance, approved: Approved) {
  const { texts, removed } = changesOf(instance, approved)
  const own = new Set([...ownWords(instance.props).values()].map(canonicalJson))
  const gone = texts.filter(({ from, to }) => from !== '' && (to === '' || own.has(canonicalJson(from))))
  return { texts: gone.map(({ from }) => from), blocks: removed }
}

const idsOf = (blocks: Blocks) => new Set(blocks.map(({ props }) => props.id))

const slotsOf = ({ props }: BlockData): Blocks =>
  Object.values(props).flatMap((value) => (Array.isArray(value) ? (value as unknown[]).filter(isBlockLike) : []))

const allIn = (blocks: Blocks): BlockData[] => blocks.flatMap((block) => [block, ...allIn(slotsOf(block))])

const isSame = (one: WrittenText, other: WrittenText) => canonicalJson(one) === canonicalJson(other)

function mapSlots(block: BlockData, change: (inner: Blocks) => Blocks): BlockData {
  const slots = Object.keys(block.props).filter((name) => slotOf(block, name).length > 0)
  const changed = slots.flatMap((name) => {
    const [was, is] = [slotOf(block, name), change(slotOf(block, name))]
    return was.length === is.length && was.every((each, at) => each === is[at]) ? [] : [[name, is] as const]
  })
  // What nothing was changed in stays the object it was: editors compare by it.
  if (changed.length === 0) return block
  return { ...block, props: { ...block.props, ...Object.fromEntries(changed) } }
}

const mapped = (block: BlockData, change: (props: BlockData['props']) => BlockData['props']): BlockData => {
  const inside = mapSlots(block, (inner) => inner.map((each) => mapped(each, change)))
  return { ...inside, props: change(inside.props) }
}

/** Which block of its component it is. */
const originOf = ({ props }: BlockData) => (typeof props['origin'] === 'string' ? props['origin'] : props.id)

const withOrigin = (block: BlockData) => mapped(block, (props) => ({ ...props, origin: props.id }))

const withoutOrigin = (block: BlockData) => mapped(block, ({ origin: _origin, ...props }) => props)

const renamed = (block: BlockData, idOf: (origin: string) => string) =>
  mapped(block, (props) => ({ ...props, id: idOf(originOf({ type: '', props })) }))

const idFor = (instanceId: string, origin: string) => `${instanceId}-${hashJson(origin).slice(0, 8)}`

/** By origin, so that they are found again whatever the ids on a page are. */
const textsIn = (blocks: Blocks): [string, WrittenText][] =>
  blocks.map(toOrigins).flatMap((block) => textPlacesOf(block, undefined).map(({ key, text }) => [key, text]))

const toOrigins = (block: BlockData) => mapped(block, (props) => ({ ...props, id: originOf({ type: '', props }) }))

/** With a place for each of the texts that the block does not have yet. */
function withPlaces(block: BlockData, texts: Texts): BlockData {
  const inside = mapSlots(block, (inner) => inner.map((each) => withPlaces(each, texts)))
  const lacking = Object.keys(definitions[block.type]?.fields ?? {}).filter(
    (name) => !(name in block.props) && texts.has(blockTextKey(undefined, block.props.id, name)),
  )
  return { ...inside, props: { ...Object.fromEntries(lacking.map((name) => [name, ''])), ...inside.props } }
}

const withTexts = (block: BlockData, texts: Texts) =>
  sayBlockTexts(withPlaces(block, texts), undefined, (key, text) => texts.get(key) ?? text)

const wordless = ({ props }: Instance): string => {
  const blank: Texts = new Map(textsIn(props.content).map(([key]) => [key, '']))
  return canonicalJson(props.content.map((block) => withTexts(toOrigins(block), blank)))
}
