import type { languages } from '../../base/language/language.ts'
import { type BlockData, isBlockLike } from './page.ts'
import { isWrittenText, plainText, type WrittenText } from './rich-text.ts'
import type { Shell } from './shell.ts'

type Language = (typeof languages)[number]
type Say = (key: string, text: WrittenText) => WrittenText

/** Of the texts that pages share, and of what search engines and people who share an address read. */
const pagePrefix = (path: string) => `pages.${path}`

/** The key of a block's text: it stays with the block wherever that is moved on its page. */
export const blockTextKey = (page: string | undefined, id: string, field: string) =>
  `${page === undefined ? 'site' : pagePrefix(page)}.${id}.${field}`

export const pageTextKey = (path: string, field: 'title' | 'description') => `${pagePrefix(path)}.${field}`

/** The block, and those inside it, with every text as `say` has it. */
export function sayBlockTexts(block: BlockData, page: string | undefined, say: Say): BlockData {
  const { id } = block.props
  const sayItem = (item: unknown, name: string, at: number): unknown => {
    if (isBlockLike(item)) return sayBlockTexts(item, page, say)
    if (typeof item !== 'object' || item === null) return item
    const entries = Object.entries(item).map(([field, value]) => [
      field,
      isWrittenText(value) ? say(blockTextKey(page, id, `${name}.${at}.${field}`), value) : (value as unknown),
    ])
    return Object.fromEntries(entries)
  }
  const entries = Object.entries(block.props).map(([name, value]) => {
    if (name === 'id') return [name, value]
    if (isWrittenText(value)) return [name, say(blockTextKey(page, id, name), value)]
    return [name, Array.isArray(value) ? value.map((item, at) => sayItem(item, name, at)) : value]
  })
  return { ...block, props: { ...Object.fromEntries(entries), id } }
}

/**
 * The shell in a language. What is not translated stays in the language it was written in. A translation is put wherever
 * its key says; that it suits the block's field is checked where pages are compiled, as for every stored value.
 */
export function translatedShell(shell: Shell, language: Language): Shell {
  const texts = shell.translations?.[language]
  if (!texts) return shell
  const say: Say = (key, text) => texts[key] || text
  const sayPlain = (key: string, text: string) => plainText(say(key, text))
  return {
    ...shell,
    steps: shell.steps.map((step, at) => sayPlain(`steps.${at}`, step)),
    header: sayBlockTexts(shell.header, undefined, say),
    footer: sayBlockTexts(shell.footer, undefined, say),
    social: {
      ...shell.social,
      title: sayPlain('social.title', shell.social.title),
      description: sayPlain('social.description', shell.social.description),
    },
    pages: shell.pages.map((page) => ({
      ...page,
      title: sayPlain(pageTextKey(page.path, 'title'), page.title),
      ...(page.description && { description: sayPlain(pageTextKey(page.path, 'description'), page.description) }),
      content: page.content.map((block) => sayBlockTexts(block, page.path, say)),
    })),
  }
}

/** The translations once a page has another address: they go with it. */
export function withPageMoved(
  translations: Shell['translations'],
  from: string,
  to: string,
): NonNullable<Shell['translations']> {
  const [old, fresh] = [`${pagePrefix(from)}.`, `${pagePrefix(to)}.`]
  return Object.fromEntries(
    Object.entries(translations ?? {}).map(([language, texts]) => [
      language,
      Object.fromEntries(
        Object.entries(texts).map(([key, text]) => [
          key.startsWith(old) ? `${fresh}${key.slice(old.length)}` : key,
          text,
        ]),
      ),
    ]),
  )
}

/** The translations with those of a page for its copy too, whose blocks have other ids. */
export function withPageCopied(
  translations: Shell['translations'],
  { from, to, ids }: { readonly from: string; readonly to: string; readonly ids: ReadonlyMap<string, string> },
): NonNullable<Shell['translations']> {
  const [old, fresh] = [`${pagePrefix(from)}.`, `${pagePrefix(to)}.`]
  const copied = (key: string) => {
    const [first = '', ...others] = key.slice(old.length).split('.')
    return fresh + [ids.get(first) ?? first, ...others].join('.')
  }
  return Object.fromEntries(
    Object.entries(translations ?? {}).map(([language, texts]) => {
      const own = Object.entries(texts).filter(([key]) => key.startsWith(old))
      return [language, { ...texts, ...Object.fromEntries(own.map(([key, text]) => [copied(key), text])) }]
    }),
  )
}
