import type { BlockData, Page } from '@coverwright/domain/page/page'
import type { Shell } from '@coverwright/domain/page/shell'

/**
 * The names of flow blocks that are bound to a page, or to a socket on it. While there are any, neither can be deleted:
 * the logic would lead to nowhere.
 */
export const boundLogic = (_shell: Shell, _page: Page, _block?: BlockData): readonly string[] => []
