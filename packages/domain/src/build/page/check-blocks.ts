import { BlockStyle } from './block-style.ts'
import { Link } from './link.ts'
import { BlockData, isBlockLike, Picture } from './page.ts'
import { isRichText, RichText } from './rich-text.ts'

export const blockLimits = {
  /** On one page. */
  count: 1000,
  /** A change is sent with the way to it: deeper than this it would not be taken. */
  depth: 10,
} as const

/** What a page cannot be kept with, once each: it would break for every visitor, or do them harm. */
export function checkBlocks(content: readonly BlockData[]): ReadonlySet<string> {
  const found = new Set<string>()
  const ids = new Set<string>()
  const visit = (block: BlockData, depth: number) => {
    const fault = faultOf(block, depth)
    if (fault) found.add(fault)
    if (fault) return
    if (ids.has(block.props.id)) found.add('Two blocks of a page have the same id')
    ids.add(block.props.id)
    for (const [name, value] of Object.entries(block.props)) {
      const message = messageFor(name, value)
      if (message) found.add(message)
      for (const inner of Array.isArray(value) ? (value as unknown[]) : []) {
        if (isBlockLike(inner)) visit(inner, depth + 1)
        else for (const refused of messagesInItem(inner)) found.add(refused)
      }
    }
  }
  for (const block of content) visit(block, 1)
  if (ids.size > blockLimits.count) found.add(`Use ${blockLimits.count} blocks or fewer on a page`)
  return found
}

/** Whether blocks lie deeper than a page is kept with: asked before they are put there. */
export const isTooDeep = (content: readonly BlockData[], depth = 1): boolean =>
  content.some(
    ({ props }) =>
      depth > blockLimits.depth ||
      Object.values(props).some(
        (value) => Array.isArray(value) && isTooDeep((value as unknown[]).filter(isBlockLike), depth + 1),
      ),
  )

function faultOf(block: BlockData, depth: number): string | undefined {
  if (depth > blockLimits.depth) return 'Blocks lie too deep in one another'
  return BlockData.safeParse(block).success ? undefined : 'There is no such block'
}

function messagesInItem(item: unknown): string[] {
  if (typeof item !== 'object' || item === null) return []
  return Object.entries(item).flatMap(([name, value]) => messageFor(name, value) ?? [])
}

/** Properties of these names lead or load from somewhere in every block that has them. */
function messageFor(name: string, value: unknown): string | undefined {
  if (name === 'link') return Link.safeParse(value).error?.issues[0]?.message
  if (isRichText(value)) return RichText.safeParse(value).error?.issues[0]?.message
  if (name === 'style') return BlockStyle.safeParse(value).error && 'There is no such style'
  if (name !== 'picture' && name !== 'logo') return undefined
  return Picture.nullable().safeParse(value).error?.issues[0]?.message
}
