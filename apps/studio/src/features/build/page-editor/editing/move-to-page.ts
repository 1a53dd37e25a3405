import { findBlock, withIds, withInserted, without } from '@coverwright/domain/build/page/block-tree'
import { blocksIn } from '@coverwright/domain/build/page/page'
import { contentOf, partsOf } from '@coverwright/domain/build/page/page-parts'
import type { Shell } from '@coverwright/domain/build/page/shell'
import { withPageCopied } from '@coverwright/domain/build/page/shell-texts'
import { freshId, placeFor } from './block-actions.ts'

interface PageMove {
  readonly from: string
  readonly to: string
  readonly id: string
}

/**
 * A block with everything in it at the end of another page, with its translations. It keeps its ids, by which comments find
 * it, but for those that the page has already. Nothing where that page has no place for it.
 */
export function movedToPage(shell: Shell, { from, to, id }: PageMove): Shell | undefined {
  const [source, target] = [from, to].map((path) => shell.pages.find((page) => page.path === path))
  const block = source && findBlock(partsOf(source).inside, id)
  if (!source || !target || !block) return undefined
  const [own, other] = [partsOf(source), partsOf(target)]
  const place = placeFor(other.inside, block.type, undefined)
  if (!place) return undefined
  const there = new Set(
    Array.from(blocksIn({ type: '', props: { id: '', content: target.content } }), ({ props }) => props.id),
  )
  const copy = withIds(block, ({ type, props }) => (there.has(props.id) ? freshId(type) : props.id))
  const fresh = [copy, ...blocksIn(copy)].map(({ props }) => props.id)
  const ids = new Map([block, ...blocksIn(block)].map(({ props }, at) => [props.id, fresh[at] ?? props.id]))
  const contents = new Map([
    [from, contentOf({ ...own, inside: without(own.inside, id) })],
    [to, contentOf({ ...other, inside: withInserted(other.inside, place, copy) })],
  ])
  return {
    ...shell,
    pages: shell.pages.map((page) => ({ ...page, content: contents.get(page.path) ?? page.content })),
    ...(shell.translations && { translations: withTextsOf(shell.translations, { from, to, ids }) }),
  }
}

type Copied = Parameters<typeof withPageCopied>[1]

/** Of these blocks alone: the other texts of the page stay where they are. */
function withTextsOf(translations: NonNullable<Shell['translations']>, move: Copied) {
  const isOfThem = (key: string) => [...move.ids.keys()].some((id) => key.startsWith(`pages.${move.from}.${id}.`))
  return Object.fromEntries(
    Object.entries(translations).map(([language, texts]) => {
      const entries = Object.entries(texts)
      const theirs = Object.fromEntries(entries.filter(([key]) => isOfThem(key)))
      const moved = Object.values(withPageCopied({ en_uk: theirs }, move)).flatMap((each) => Object.entries(each))
      return [
        language,
        Object.fromEntries([...entries.filter(([key]) => !isOfThem(key)), ...moved.filter(([key]) => !isOfThem(key))]),
      ]
    }),
  )
}
