import { escaped } from '../http/escaped.ts'

interface Written {
  readonly text: string
  readonly html?: string
}

interface Unsubscribing {
  readonly url: string
  readonly words: string
}

const end = '</body>'

/** Whatever a company wrote, the way out stands below it; in colours that are read on light and on dark. */
export const withFoot = ({ text, html }: Written, { url, words }: Unsubscribing): Written => ({
  text: `${text}\n\n${words}: ${url}`,
  ...(html !== undefined && { html: footed(html, { url, words }) }),
})

function footed(html: string, { url, words }: Unsubscribing): string {
  const link = `<a href="${escaped(url)}" style="color:#6b7280">${escaped(words)}</a>`
  const foot = `<p style="margin:0;padding:16px;text-align:center;font:13px/20px sans-serif">${link}</p>`
  const at = html.lastIndexOf(end)
  return at < 0 ? `${html}${foot}` : `${html.slice(0, at)}${foot}${html.slice(at)}`
}
