import { lookFields } from '@coverwright/blocks/look'
import { BlockStyle } from '@coverwright/domain/build/page/block-style'
import type { BlockData } from '@coverwright/domain/build/page/page'
import { z } from 'zod'

const space = z.number().min(0).max(160).optional()
const Copied = z.strictObject({ style: BlockStyle.optional(), spaceAbove: space, spaceBelow: space })

const names = ['style', ...Object.keys(lookFields)] as const
const key = 'copied-style'

/** How a block looks, to be given to others: also on another page, or in another window. */
export function copyStyle(storage: Storage, { props }: BlockData): void {
  storage.setItem(key, JSON.stringify(Object.fromEntries(names.map((name) => [name, props[name]]))))
}

/** What was copied last; nothing where that is nothing that a page could be kept with. */
export function copiedStyle(storage: Storage): z.output<typeof Copied> | undefined {
  try {
    return Copied.parse(JSON.parse(storage.getItem(key) ?? ''))
  } catch {
    return undefined
  }
}

/** The block as the other looked, and with its own words: what the other had nothing of, it has not any more. */
export const withStyle = (props: BlockData['props'], style: z.output<typeof Copied>): BlockData['props'] => ({
  ...Object.fromEntries(Object.entries(props).filter(([name]) => !names.includes(name))),
  ...style,
  id: props.id,
})
