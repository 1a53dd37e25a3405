import type { BlockStyle, StyleName, StyleWidth } from '@coverwright/domain/build/page/block-style'

/** What a block has at a width that says nothing itself. */
export function inheritedStyle(style: BlockStyle, width: StyleWidth, name: StyleName): string | undefined {
  if (width === 'desktop') return undefined
  return (width === 'phone' ? style.tablet?.[name] : undefined) ?? style.desktop?.[name]
}

/** Nothing kept is what a wider screen has: to stand on no colour below one that has any must be said. */
export const groundToKeep = (chosen: string, inherited: string | undefined) =>
  chosen === 'none' && inherited === undefined ? null : chosen
