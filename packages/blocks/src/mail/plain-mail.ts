import { linesOf, type WrittenText } from '@coverwright/domain/build/page/rich-text'
import type { MailBlock, MailText } from '@coverwright/domain/build/template/mail-block'
import { groupEnd, type Ink } from './ink.ts'
import { groupOfRow } from './mail-blocks.ts'

const blank = '\n\n'

/** The same mail in words alone, for whoever reads no HTML. */
export const plainMail = ({ blocks, footer }: MailText, ink: Ink): string =>
  [
    ...blocks.map((block) => plainBlock(block, ink)),
    written(footer, ink),
    ink.slot({ name: 'regulatory', place: 'text', fallback: '' }),
  ]
    .filter((words) => words !== '')
    .join(blank)

type Plain<Type extends MailBlock['type']> = (block: Extract<MailBlock, { type: Type }>, ink: Ink) => string

const plain: { readonly [Type in MailBlock['type']]: Plain<Type> } = {
  heading: ({ text }, ink) => ink.words(text),
  paragraph: ({ text }, ink) => written(text, ink),
  button: ({ label, link }, ink) => `${ink.words(label)}: ${ink.words(link)}`,
  image: ({ alt }, ink) => ink.words(alt),
  facts: ({ rows }, ink) => rows.map(({ label, value }) => factLine(label, value, ink)).join(''),
  documents: ({ title }, ink) =>
    [
      ink.slot({ when: ['documents'], parts: [] }),
      title === '' ? '' : `${ink.words(title)}\n`,
      ink.slot({ name: 'documents', place: 'text' }),
      groupEnd,
    ].join(''),
  columns: ({ left, right }, ink) =>
    [...left, ...right]
      .map((one) => plainBlock(one, ink))
      .filter((words) => words !== '')
      .join(blank),
  divider: () => '',
  spacer: () => '',
}

/** The types of block and words fit one another: both come from the same key. */
const plainBlock = (block: MailBlock, ink: Ink): string => (plain[block.type] as Plain<MailBlock['type']>)(block, ink)

function factLine(label: string, value: string, ink: Ink): string {
  const [start, end] = groupOfRow({ label, value }, ink)
  return `${start}${ink.words(label)}: ${ink.words(value)}\n${end}`
}

const written = (text: WrittenText, ink: Ink): string =>
  linesOf(text)
    .map(({ isEntry, runs }) => {
      const words = runs.map((run) => ink.words(run.text) + (run.link ? ` (${ink.words(run.link)})` : '')).join('')
      return isEntry ? `- ${words}` : words
    })
    .join(blank)
