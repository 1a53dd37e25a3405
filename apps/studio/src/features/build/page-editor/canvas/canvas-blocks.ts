import { slotRules } from '@coverwright/blocks/slot-rules'
import { type Blocks, slotOf } from '@coverwright/domain/build/page/block-tree'
import { type BlockData, blocksIn } from '@coverwright/domain/build/page/page'
import type { Data } from '@puckeditor/core'
import { createStore, type StoreApi } from 'zustand/vanilla'

type BlocksById = ReadonlyMap<string, BlockData>

interface Shown {
  readonly blocks: BlocksById
  readonly selectedId: string | undefined
  /** The window they are drawn in, once it is there. */
  readonly document?: Document | undefined
}

/** What blocks on the canvas say and look like. Puck knows only where each lies: a letter draws one block, and asks nothing of Puck. */
export type CanvasBlocks = StoreApi<Shown>

export const createCanvasBlocks = (blocks: Blocks): CanvasBlocks =>
  createStore(() => ({ blocks: byId(blocks), selectedId: undefined }))

export const byId = (blocks: Blocks): BlocksById =>
  new Map(blocks.flatMap((block) => [block, ...blocksIn(block)]).map((block) => [block.props.id, block]))

/** Blocks without anything but where they lie, which is all that Puck is given of them. */
export const placesOf = (blocks: Blocks): Data['content'] =>
  blocks.map((block) => ({
    type: block.type,
    props: {
      id: block.props.id,
      ...Object.fromEntries(slotRules(block.type).map(({ name }) => [name, placesOf(slotOf(block, name))])),
    },
  }))

export const blocksOf = (data: Pick<Data, 'content'>): Blocks => data.content

export const isSamePlaces = (one: Blocks, other: Blocks): boolean =>
  one === other ||
  (one.length === other.length &&
    one.every((block, at) => {
      const beside = other[at]
      if (block === beside) return true
      return (
        beside !== undefined &&
        block.props.id === beside.props.id &&
        block.type === beside.type &&
        slotRules(block.type).every(({ name }) => isSamePlaces(slotOf(block, name), slotOf(beside, name)))
      )
    }))

/** What Puck answered, with everything it was not given: blocks whose slots are as before stay the objects they were. */
export const filledFrom = (known: BlocksById, answered: Blocks, fresh: (block: BlockData) => BlockData): Blocks =>
  answered.map((answer) => {
    const before = known.get(answer.props.id)
    const block = before ?? fresh(answer)
    const slots = slotRules(answer.type).flatMap(({ name }) => {
      const [was, is] = [slotOf(block, name), filledFrom(known, slotOf(answer, name), fresh)]
      return was.length === is.length && was.every((each, at) => each === is[at]) ? [] : [[name, is] as const]
    })
    return slots.length === 0 ? block : { ...block, props: { ...block.props, ...Object.fromEntries(slots) } }
  })
