import type { Line, Run } from '../page/rich-text.ts'
import type { MailBlock, MailText } from './mail-block.ts'

interface Said {
  readonly subject: string
  readonly text: string
}

const address = /https?:\/\/[^\s"'<>\\]+[^\s"'<>\\.,;:!?)]/gi
/** A line of its own: what it is, and where it leads. */
const leading = /^([^\n]{1,60}): (https?:\/\/[^\s"'<>\\]+)$/i

/** A message in words as blocks: its subject over its paragraphs, a button for the first link that has a short name. */
export function standardMail({ subject, text }: Said): MailText {
  let hasButton = false
  const blocks = text.split(/\n{2,}/).map((words, at): MailBlock => {
    const id = `p${at}`
    const [, label, link] = (!hasButton && leading.exec(words)) || []
    if (!label || !link) return { type: 'paragraph', id, text: { lines: words.split('\n').map(lineOf) } }
    hasButton = true
    return { type: 'button', id, label, link }
  })
  const heading: MailBlock = { type: 'heading', id: 'heading', text: subject }
  return { subject, previewText: '', blocks: [heading, ...blocks], footer: '' }
}

const lineOf = (words: string): Line =>
  words.startsWith('- ') ? { isEntry: true, runs: runsOf(words.slice(2)) } : { runs: runsOf(words) }

/** Addresses lead where they say, and only there. */
function runsOf(words: string): Run[] {
  const runs: Run[] = []
  let from = 0
  for (const match of words.matchAll(address)) {
    if (match.index > from) runs.push({ text: words.slice(from, match.index) })
    runs.push({ text: match[0], link: match[0] })
    from = match.index + match[0].length
  }
  if (from < words.length) runs.push({ text: words.slice(from) })
  return runs
}
