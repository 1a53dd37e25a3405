// Blocks lie in lists, and in slots of other blocks. Every function answers new lists and leaves the given ones as they are.
import { type BlockData, isBlockLike } from './page.ts'

export type Blocks = readonly BlockData[]

/** Where a block lies: in the page itself, or in a slot of another block. */
export interface BlockPlace {
  readonly parent?: { readonly id: string; readonly slot: string }
  readonly index: number
}

export interface SlotRule {
  readonly name: string
  /** Types of blocks it takes; any without it. */
  readonly allow?: readonly string[]
}

/** What the slots of a type of block are, in their order. */
export type SlotRules = (type: string) => readonly SlotRule[]

export const slotOf = (block: BlockData, slot: string): Blocks => {
  const value = block.props[slot]
  return Array.isArray(value) ? (value as unknown[]).filter(isBlockLike) : []
}

const slotNames = ({ props }: BlockData): string[] =>
  Object.keys(props).filter((name) => {
    const value = props[name]
    return Array.isArray(value) && value.some(isBlockLike)
  })

export function findBlock(content: Blocks, id: string): BlockData | undefined {
  for (const block of content) {
    if (block.props.id === id) return block
    for (const slot of slotNames(block)) {
      const inner = findBlock(slotOf(block, slot), id)
      if (inner) return inner
    }
  }
  return undefined
}

export function placeOf(content: Blocks, id: string): BlockPlace | undefined {
  const index = content.findIndex(({ props }) => props.id === id)
  if (index !== -1) return { index }
  for (const block of content) {
    for (const slot of slotNames(block)) {
      const inner = placeOf(slotOf(block, slot), id)
      if (inner) return inner.parent ? inner : { ...inner, parent: { id: block.props.id, slot } }
    }
  }
  return undefined
}

/** The same lists but for those on the way to what was changed. */
function changeLists(content: Blocks, change: (list: Blocks, parent?: { id: string; slot: string }) => Blocks): Blocks {
  const inside = (block: BlockData): BlockData => {
    const changed = Object.keys(block.props).flatMap((slot) => {
      const value = block.props[slot]
      if (!Array.isArray(value) || !(value as unknown[]).every(isBlockLike)) return []
      const list = value as Blocks
      const next = within(list, { id: block.props.id, slot })
      return next === list ? [] : [[slot, next] as const]
    })
    return changed.length === 0 ? block : { ...block, props: { ...block.props, ...Object.fromEntries(changed) } }
  }
  const within = (list: Blocks, parent?: { id: string; slot: string }): Blocks => {
    const next = list.map(inside)
    const kept = next.every((block, at) => block === list[at]) ? list : next
    return change(kept, parent)
  }
  return within(content)
}

export const withInserted = (content: Blocks, { parent, index }: BlockPlace, block: BlockData): Blocks => {
  if (!parent) return content.toSpliced(index, 0, block)
  return withChanged(content, parent.id, (props) => {
    const list = Array.isArray(props[parent.slot]) ? (props[parent.slot] as Blocks) : []
    return { ...props, [parent.slot]: list.toSpliced(index, 0, block) }
  })
}

export const without = (content: Blocks, id: string): Blocks =>
  changeLists(content, (list) =>
    list.some(({ props }) => props.id === id) ? list.filter(({ props }) => props.id !== id) : list,
  )

export const withChanged = (
  content: Blocks,
  id: string,
  change: (props: BlockData['props']) => BlockData['props'],
): Blocks =>
  changeLists(content, (list) =>
    list.some(({ props }) => props.id === id)
      ? list.map((block) => (block.props.id === id ? { ...block, props: change(block.props) } : block))
      : list,
  )

export const accepts = ({ allow }: SlotRule, type: string) => allow === undefined || allow.includes(type)

export const moves = ['up', 'down', 'out', 'in'] as const
export type Move = (typeof moves)[number]

/** Where the block would go, or undefined where it cannot: what drags do, for keys. */
export function targetOf(content: Blocks, id: string, move: Move, rules: SlotRules): BlockPlace | undefined {
  const place = placeOf(content, id)
  const block = findBlock(content, id)
  if (!place || !block) return undefined
  const { parent, index } = place
  const list = parent ? slotOf(findBlock(content, parent.id) ?? block, parent.slot) : content
  if (move === 'up') return index > 0 ? { ...place, index: index - 1 } : undefined
  if (move === 'down') return index < list.length - 1 ? { ...place, index: index + 1 } : undefined
  if (move === 'out') return outOf(content, parent, block, rules)
  const before = list[index - 1]
  const slot = before && rules(before.type).find((rule) => accepts(rule, block.type))
  return slot && { parent: { id: before.props.id, slot: slot.name }, index: slotOf(before, slot.name).length }
}

function outOf(content: Blocks, parent: BlockPlace['parent'], block: BlockData, rules: SlotRules) {
  const around = parent && placeOf(content, parent.id)
  if (!around) return undefined
  const outer = around.parent && findBlock(content, around.parent.id)
  const rule = outer && rules(outer.type).find(({ name }) => name === around.parent?.slot)
  if (outer && (!rule || !accepts(rule, block.type))) return undefined
  return { ...around, index: around.index + 1 }
}

export function moved(content: Blocks, id: string, to: BlockPlace): Blocks {
  const block = findBlock(content, id)
  return block ? withInserted(without(content, id), to, block) : content
}

/** A copy whose blocks are others: a page must not have two of one id. */
export const withFreshIds = (block: BlockData, fresh: (type: string) => string): BlockData =>
  withIds(block, ({ type }) => fresh(type))

/** The block and all in it under the ids that `idOf` gives them. */
export const withIds = (block: BlockData, idOf: (block: BlockData) => string): BlockData => ({
  ...block,
  props: {
    ...Object.fromEntries(
      Object.entries(block.props).map(([name, value]) => [
        name,
        Array.isArray(value)
          ? (value as unknown[]).map((item) => (isBlockLike(item) ? withIds(item, idOf) : item))
          : value,
      ]),
    ),
    id: idOf(block),
  },
})
