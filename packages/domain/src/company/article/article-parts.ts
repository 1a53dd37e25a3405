/** What stands under one heading of an article; above the first one there is none. */
export interface ArticlePart {
  readonly heading: string
  readonly text: string
}

const marks = /^[\s|:-]+$|^#+ |^- |^\d+\. |<!--.*?-->|[*`|]/gm
const link = /\[([^\]]*)\]\([^)]*\)/g

/** Markdown as it is read aloud. */
export const plainText = (markdown: string) =>
  markdown.replace(link, '$1').replace(marks, ' ').replace(/\s+/g, ' ').trim()

export function articleParts(markdown: string): ArticlePart[] {
  const [before = '', ...parts] = markdown.split(/^#{2,4} /m)
  const headed = parts.map((part) => {
    const [heading = '', ...lines] = part.split('\n')
    return { heading: plainText(heading), text: plainText(lines.join('\n')) }
  })
  return [{ heading: '', text: plainText(before) }, ...headed].filter(({ heading, text }) => heading || text)
}

/** Names the place of a heading in an address. */
export const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

const isProse = (block: string) => /^[^#|<`-]/.test(block)

/** How an article begins: its first paragraph. */
export const leadOf = (markdown: string) => plainText(markdown.split(/\n{2,}/).find(isProse) ?? '')
