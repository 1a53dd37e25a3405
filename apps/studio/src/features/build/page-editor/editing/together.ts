// Several blocks as one: in the order of the page, and none of them inside of another.
import { slotRules } from '@coverwright/blocks/slot-rules'
import {
  accepts,
  type BlockPlace,
  type Blocks,
  findBlock,
  type Move,
  placeOf,
  slotOf,
  withInserted,
} from '@coverwright/domain/build/page/block-tree'
import type { BlockData } from '@coverwright/domain/build/page/page'
import { canMove, duplicated, movedBy, placeFor } from './block-actions.ts'

/** Every block of the page from top to bottom, as it is read. */
export const idsInOrder = (blocks: Blocks): string[] =>
  blocks.flatMap((block) => [
    block.props.id,
    ...slotRules(block.type).flatMap(({ name }) => idsInOrder(slotOf(block, name))),
  ])

/** Of these blocks the ones that take the others along, in the order of the page. */
export function outermost(blocks: Blocks, ids: ReadonlySet<string>): string[] {
  return blocks.flatMap((block) =>
    ids.has(block.props.id)
      ? [block.props.id]
      : slotRules(block.type).flatMap(({ name }) => outermost(slotOf(block, name), ids)),
  )
}

/** From one block to another, whichever stands first. */
export function between(blocks: Blocks, from: string, to: string): string[] {
  const ids = idsInOrder(blocks)
  const [first = 0, last = 0] = [ids.indexOf(from), ids.indexOf(to)].toSorted((a, b) => a - b)
  return ids.slice(Math.max(first, 0), last + 1)
}

/** One more, or one fewer. */
export const toggled = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]

/** All of them one place on, or nothing: blocks that were chosen together stay so. */
export function movedTogether(blocks: Blocks, ids: readonly string[], move: Move): Blocks | undefined {
  // The one that goes ahead makes room for the next.
  const order = move === 'down' || move === 'out' ? ids.toReversed() : ids
  let now = blocks
  for (const id of order) {
    if (!canMove(now, id, move)) return undefined
    now = movedBy(now, id, move)
  }
  return now
}

/** Copies behind the last of blocks that lie beside one another; else each behind its own. */
export function duplicatedTogether(blocks: Blocks, ids: readonly string[], copies: readonly BlockData[]): Blocks {
  const places = ids.map((id) => placeOf(blocks, id))
  const isOneList = places.every((place) => isSameList(place, places[0]))
  const last = ids.at(-1)
  return copies
    .map((copy, at) => ({ copy, behind: (isOneList ? last : ids[at]) ?? '' }))
    .toReversed()
    .reduce((now, { copy, behind }) => duplicated(now, behind, copy), blocks)
}

const isSameList = (one: BlockPlace | undefined, other: BlockPlace | undefined) =>
  one?.parent?.id === other?.parent?.id && one?.parent?.slot === other?.parent?.slot

/** One behind the other, from what is selected on. `left` has no place on this page. */
export function putTogether(blocks: Blocks, selectedId: string | undefined, fresh: readonly BlockData[]) {
  let now = blocks
  let last: BlockPlace | undefined
  const left: BlockData[] = []
  for (const block of fresh) {
    const place = last && takes(now, last, block.type) ? last : placeFor(now, block.type, selectedId)
    if (!place) {
      left.push(block)
      continue
    }
    now = withInserted(now, place, block)
    last = { ...place, index: place.index + 1 }
  }
  return { blocks: now, left }
}

function takes(blocks: Blocks, { parent }: BlockPlace, type: string): boolean {
  // Add-ons have a place of their own, and nothing else beside them.
  if (!parent) return type !== 'AddOns'
  const around = findBlock(blocks, parent.id)
  const rule = around && slotRules(around.type).find(({ name }) => name === parent.slot)
  return rule !== undefined && accepts(rule, type)
}
