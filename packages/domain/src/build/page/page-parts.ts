import type { Blocks } from './block-tree.ts'
import type { BlockData, Page } from './page.ts'

/** What is designed on a page lies in its main part; what stands around it is the same on most pages. */
export interface PageParts {
  readonly before: Blocks
  /** The main part itself; a page without one is all content. */
  readonly main: BlockData | undefined
  readonly inside: Blocks
  readonly after: Blocks
}

export function partsOf({ content }: Pick<Page, 'content'>): PageParts {
  const at = content.findIndex(({ type }) => type === 'Main')
  const main = content[at]
  if (!main) return { before: [], main: undefined, inside: content, after: [] }
  const inside = Array.isArray(main.props['content']) ? (main.props['content'] as Blocks) : []
  return { before: content.slice(0, at), main, inside, after: content.slice(at + 1) }
}

export const contentOf = ({ before, main, inside, after }: PageParts): BlockData[] =>
  main ? [...before, { ...main, props: { ...main.props, content: inside } }, ...after] : [...inside]
