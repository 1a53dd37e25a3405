import { findBlock } from '../page/block-tree.ts'
import { type BlockData, type Page } from '../page/page.ts'

interface Pinned {
  readonly page: string
  readonly blockId: string
}

interface Commented {
  readonly page: Page
  readonly block: BlockData
}

/**
 * The block that a thread is pinned to: on the page where it was, or on the only other one that has it, for blocks are moved
 * and pages get other addresses. Nothing once it is deleted.
 */
export function findCommented(pages: readonly Page[], { page, blockId }: Pinned): Commented | undefined {
  const found = pages.flatMap((each): Commented[] => {
    const block = findBlock(each.content, blockId)
    return block ? [{ page: each, block }] : []
  })
  return found.find((each) => each.page.path === page) ?? (found.length === 1 ? found[0] : undefined)
}
