import { blocksIn, type Page } from '@coverwright/domain/build/page/page'
import type { Shell } from '@coverwright/domain/build/page/shell'
import { withPageCopied } from '@coverwright/domain/build/page/shell-texts'
import { copyOf, newBlock } from './block-actions.ts'

/** Text pages stand aside; the others are the journey, which cannot go on without them. */
export const isRemovable = ({ role, path }: Page) => path !== '/' && (role === 'text' || role === 'questions')

/** The journey keeps its order of questions, plans, payment and thanks; text pages follow it. */
const rank = { questions: 0, plans: 1, check: 2, 'thank-you': 3, text: 4 } as const

export function canMovePage({ pages }: Shell, page: Page, by: -1 | 1): boolean {
  const at = pages.findIndex(({ path }) => path === page.path)
  const other = pages[at + by]
  if (!other || page.path === '/' || other.path === '/') return false
  return rank[other.role] === rank[page.role]
}

/** An address from the words of a title, that no page has yet. */
export function freePath({ pages }: Shell, title: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
  const wanted = `/${words || 'page'}`
  const taken = new Set(pages.map(({ path }) => path))
  let path = wanted
  for (let number = 2; taken.has(path); number++) path = `${wanted}-${number}`
  return path
}

/** What a new page has on it: its title as a heading with a text, or nothing. */
export const pageStarts = ['text', 'nothing'] as const
export type PageStart = (typeof pageStarts)[number]

export const newTextPage = (title: string, path: string, start: PageStart): Page => {
  const text = newBlock('Text')
  const content = start === 'text' ? [{ ...text, props: { ...text.props, title, size: 'page' } }] : []
  return { role: 'text', path, title, content: [{ type: 'Main', props: { id: 'main', content } }] }
}

/** A second page like it, with blocks and translations of its own. Only what stands aside of the journey can be there twice. */
export const isCopyable = ({ role }: Page) => role === 'text'

const idsOf = (blocks: Page['content']) =>
  blocks.flatMap((block) => [block, ...blocksIn(block)]).map(({ props }) => props.id)

export function withCopyOfPage(
  shell: Shell,
  page: Page,
  title: string,
): { readonly shell: Shell; readonly path: string } {
  const path = freePath(shell, title)
  const content = page.content.map(copyOf)
  const fresh = idsOf(content)
  const ids = new Map(idsOf(page.content).map((id, at) => [id, fresh[at] ?? id]))
  const at = shell.pages.indexOf(page)
  return {
    path,
    shell: {
      ...shell,
      pages: shell.pages.toSpliced(at + 1, 0, { ...page, path, title, content }),
      ...(shell.translations && {
        translations: withPageCopied(shell.translations, { from: page.path, to: path, ids }),
      }),
    },
  }
}
