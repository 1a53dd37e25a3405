import type { BlockData, Page } from '@coverwright/domain/build/page/page'
import { isBlockLike } from '@coverwright/domain/build/page/page'
import { isWrittenText, type WrittenText } from '@coverwright/domain/build/page/rich-text'
import type { Shell } from '@coverwright/domain/build/page/shell'
import { blockTextKey, pageTextKey } from '@coverwright/domain/build/page/shell-texts'
import type { Field } from './definition.ts'
import { definitions } from './definitions.ts'

/** A text of a shell that visitors read, with the key its translations go by. */
export interface ShellText {
  readonly key: string
  readonly text: WrittenText
  /** The block it is in; none for what belongs to a page or the site. */
  readonly blockId?: string
}

const textTypes: ReadonlySet<Field['type']> = new Set(['text', 'longText', 'richText'])

/** Whether it is read by visitors, and so has translations. */
export const isText = ({ type }: Field) => textTypes.has(type)

/** Every text of a block and of those inside it. Without a page it is one that all pages share. */
export const textsOfBlock = (block: BlockData, page: string | undefined): ShellText[] =>
  textPlacesOf(block, page).filter(({ text }) => text !== '')

/** Those where nothing is written as well. */
export function textPlacesOf(block: BlockData, page: string | undefined): ShellText[] {
  const { id } = block.props
  const said = (field: string, text: unknown = ''): ShellText[] =>
    isWrittenText(text) ? [{ key: blockTextKey(page, id, field), text, blockId: id }] : []
  return Object.entries(definitions[block.type]?.fields ?? {}).flatMap(([name, field]) => {
    const value = block.props[name]
    if (isText(field)) return said(name, value)
    if (!Array.isArray(value)) return []
    const items = value as readonly unknown[]
    if (field.type === 'slot') return items.filter(isBlockLike).flatMap((inner) => textPlacesOf(inner, page))
    if (field.type !== 'list') return []
    return items.flatMap((item, at) =>
      Object.keys(field.item).flatMap((each) =>
        said(`${name}.${at}.${each}`, (item as Readonly<Record<string, unknown>> | null)?.[each]),
      ),
    )
  })
}

export const textsOfPage = ({ path, title, description, content }: Page): ShellText[] => [
  { key: pageTextKey(path, 'title'), text: title },
  ...(description ? [{ key: pageTextKey(path, 'description'), text: description }] : []),
  ...content.flatMap((block) => textsOfBlock(block, path)),
]

export const textsOfShell = (shell: Shell): ShellText[] => [
  ...shell.steps.map((text, at) => ({ key: `steps.${at}`, text })),
  { key: 'social.title', text: shell.social.title },
  ...(shell.social.description ? [{ key: 'social.description', text: shell.social.description }] : []),
  ...textsOfBlock(shell.header, undefined),
  ...textsOfBlock(shell.footer, undefined),
  ...shell.pages.flatMap(textsOfPage),
]
