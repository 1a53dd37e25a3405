import { checkBlocks } from '@coverwright/domain/build/page/check-blocks'
import { BlockData } from '@coverwright/domain/build/page/page'
import { z } from 'zod'

/** What a copied block looks like on the clipboard, so that nothing else is taken for one. */
const Copied = z.strictObject({
  coverwright: z.literal('blocks'),
  version: z.literal(1),
  blocks: z.array(BlockData).min(1).max(200),
})

export const clipboardText = (blocks: readonly BlockData[]) =>
  JSON.stringify({ coverwright: 'blocks', version: 1, blocks })

/** The blocks on the clipboard; none where it holds something else, or blocks that no page would be kept with. */
export function blocksFrom(text: string): readonly BlockData[] {
  try {
    const { blocks } = Copied.parse(JSON.parse(text))
    return checkBlocks(blocks).size === 0 ? blocks : []
  } catch {
    return []
  }
}
