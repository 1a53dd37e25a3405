import { flowBlocksOf } from '@coverwright/domain/build/page/flow'
import { type BlockData, blocksIn, type Page } from '@coverwright/domain/build/page/page'
import type { Shell } from '@coverwright/domain/build/page/shell'

/**
 * The names of flow blocks that are bound to a page, or to a socket of it or one that lies inside it. While there are any,
 * neither can be deleted: the logic would lead to nowhere.
 */
export function boundLogic(shell: Shell, { path }: Page, block?: BlockData): readonly string[] {
  const sockets = block ? [block, ...blocksIn(block)].map(({ props }) => props.id) : [undefined]
  return sockets.flatMap((socket) => flowBlocksOf(shell, { page: path, socket })).map(({ name, id }) => name || id)
}
