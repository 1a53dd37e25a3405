import type { BlockDefinition } from '@coverwright/blocks/definition'
import { definitions } from '@coverwright/blocks/definitions'
import { slotRules } from '@coverwright/blocks/slot-rules'
import {
  accepts,
  type BlockPlace,
  type Blocks,
  findBlock,
  type Move,
  moved,
  placeOf,
  slotOf,
  targetOf,
  withFreshIds,
  withInserted,
  without,
} from '@coverwright/domain/build/page/block-tree'
import type { BlockData } from '@coverwright/domain/build/page/page'

/** Ids of blocks are part of class names and of the keys of translations. */
export const freshId = (type: string) => `${type.toLowerCase()}-${crypto.randomUUID().slice(0, 8)}`

/** What a block starts with: what its definition says, and nothing in its slots. */
export function startOf({ fields, fresh }: BlockDefinition): Readonly<Record<string, unknown>> {
  const initial = Object.entries(fields).map(([name, field]) => [name, field.type === 'slot' ? [] : field.initial])
  return { ...Object.fromEntries(initial), ...fresh }
}

export function newBlock(type: string): BlockData {
  const definition = definitions[type]
  return withRoom({ type, props: { ...(definition && startOf(definition)), id: freshId(type) } })
}

/** A block that is new, pressed or dragged in, has room around it. */
export function withRoom({ type, props }: BlockData): BlockData {
  const definition = definitions[type]
  return { type, props: { ...props, ...(definition && freshSpace[definition.group]) } }
}

/** A new block stands clear of what is above and below it. Sockets bring their own room. */
const freshSpace: Readonly<Record<BlockDefinition['group'], object>> = {
  section: { spaceAbove: 32, spaceBelow: 32 },
  basic: { spaceAbove: 16 },
  socket: {},
}

/** Where a new block goes: into what is selected where that takes it, else after it, else at the end of the page. */
export function placeFor(inside: Blocks, type: string, selectedId: string | undefined): BlockPlace | undefined {
  const end = isAtHome(type) ? { index: inside.length } : firstSlotFor(inside, type)
  const selected = selectedId === undefined ? undefined : findBlock(inside, selectedId)
  if (!selected) return end
  // Of two columns the one that is still empty is meant.
  const slot = slotRules(selected.type).find(
    (rule) => accepts(rule, type) && !(isAtHome(type) && slotOf(selected, rule.name).length > 0),
  )
  if (slot) return { parent: { id: selected.props.id, slot: slot.name }, index: slotOf(selected, slot.name).length }
  const place = placeOf(inside, selected.props.id)
  if (!place) return end
  const parent = place.parent && findBlock(inside, place.parent.id)
  const rule = parent && slotRules(parent.type).find(({ name }) => name === place.parent?.slot)
  const isTaken = rule ? accepts(rule, type) : isAtHome(type)
  return isTaken ? { ...place, index: place.index + 1 } : end
}

/** Add-ons count only inside the form of the plans. */
const isAtHome = (type: string) => type !== 'AddOns'

function firstSlotFor(inside: Blocks, type: string): BlockPlace | undefined {
  for (const block of inside) {
    const slot = slotRules(block.type).find(({ allow }) => allow?.includes(type))
    if (slot) return { parent: { id: block.props.id, slot: slot.name }, index: slotOf(block, slot.name).length }
  }
  return undefined
}

const afterIt = (inside: Blocks, id: string, block: BlockData): Blocks => {
  const place = placeOf(inside, id)
  return withInserted(inside, place ? { ...place, index: place.index + 1 } : { index: inside.length }, block)
}

export const duplicated = (inside: Blocks, id: string, copy: BlockData): Blocks => afterIt(inside, id, copy)

export const copyOf = (block: BlockData): BlockData => withFreshIds(block, freshId)

export const canMove = (inside: Blocks, id: string, move: Move) => targetOf(inside, id, move, slotRules) !== undefined

export function movedBy(inside: Blocks, id: string, move: Move): Blocks {
  const target = targetOf(inside, id, move, slotRules)
  return target ? moved(inside, id, target) : inside
}

export { without }
