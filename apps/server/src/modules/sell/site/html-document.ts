import type { PageData } from '@coverwright/domain/build/page/page-view'
import { sayWith } from '@coverwright/domain/build/words/say'
import { escaped } from '../../../platform/http/escaped.ts'

export interface DocumentHead {
  readonly language: string
  /** The style sheet itself or, where the browser has it already, its address. */
  readonly css: { readonly text: string } | { readonly path: string }
  readonly script: string
  readonly favicon: string
  /** Absolute addresses: those who read them are elsewhere. */
  readonly canonical: string | undefined
  readonly social: Readonly<Record<string, string>>
  readonly isIndexed: boolean
}

/** A whole page. Everything that comes from people passes through `escaped`, or is escaped by the renderer. */
export function htmlDocument(head: DocumentHead, page: PageData, markup: string): string {
  const { view } = page
  const title = view.problems.length > 0 ? `${sayWith(view.words)('Error:')} ${view.title}` : view.title
  const tags = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(title)}</title>`,
    ...Object.entries(head.social).map(([name, content]) => metaOf(name, content)),
    ...(head.isIndexed ? [] : ['<meta name="robots" content="noindex">']),
    ...(head.canonical ? [`<link rel="canonical" href="${escaped(head.canonical)}">`] : []),
    `<link rel="icon" href="${escaped(head.favicon)}">`,
    'text' in head.css ? `<style>${head.css.text}</style>` : `<link rel="stylesheet" href="${head.css.path}">`,
    ...(view.isStill ? [] : [`<script type="module" src="${head.script}"></script>`]),
  ]
  // "<" is escaped so that no answer can end the data element.
  const data = JSON.stringify(page).replaceAll('<', '\\u003c')
  return [
    `<!doctype html><html lang="${head.language}"><head>${tags.join('')}</head>`,
    `<body class="cj"><div id="journey" class="cj-page">${markup}</div>`,
    view.isStill ? '' : `<script type="application/json" id="page">${data}</script>`,
    '</body></html>',
  ].join('')
}

/** What people share is described in one vocabulary, what search engines read in another. */
const metaOf = (name: string, content: string) =>
  `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escaped(content)}">`
