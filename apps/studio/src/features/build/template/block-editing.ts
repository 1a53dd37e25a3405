import type { Language } from '@coverwright/domain/build/product/language'
import type { DocumentBlock, DocumentBlockType } from '@coverwright/domain/build/template/document-block'
import type { MailBlock, MailBlockType } from '@coverwright/domain/build/template/mail-block'
import type {
  DocumentContent,
  EmailContent,
  TemplateContent,
} from '@coverwright/domain/build/template/template-content'
import type { Block } from './template-session.ts'

type MailMaker<Type extends MailBlockType> = (id: string) => Extract<MailBlock, { type: Type }>
type DocumentMaker<Type extends DocumentBlockType> = (id: string) => Extract<DocumentBlock, { type: Type }>

/** What each block of a mail begins with. */
const ofMail: { readonly [Type in MailBlockType]: MailMaker<Type> } = {
  heading: (id) => ({ type: 'heading', id, text: '' }),
  paragraph: (id) => ({ type: 'paragraph', id, text: '' }),
  button: (id) => ({ type: 'button', id, label: '', link: '{{link}}' }),
  image: (id) => ({ type: 'image', id, address: '', alt: '', width: 320 }),
  divider: (id) => ({ type: 'divider', id }),
  spacer: (id) => ({ type: 'spacer', id, height: 16 }),
  facts: (id) => ({ type: 'facts', id, rows: [{ label: '', value: '{{policyNumber}}' }] }),
  documents: (id) => ({ type: 'documents', id, title: '' }),
  columns: (id) => ({
    type: 'columns',
    id,
    left: [{ type: 'paragraph', id: `${id}-left`, text: '' }],
    right: [{ type: 'paragraph', id: `${id}-right`, text: '' }],
  }),
}

const ofDocument: { readonly [Type in DocumentBlockType]: DocumentMaker<Type> } = {
  heading: (id) => ({ type: 'heading', id, size: 'section', text: '' }),
  paragraph: (id) => ({ type: 'paragraph', id, text: '' }),
  list: (id) => ({ type: 'list', id, list: 'policy', title: '' }),
  facts: (id) => ({ type: 'facts', id, title: '', rows: [{ label: '', value: '{{policyNumber}}' }] }),
  divider: (id) => ({ type: 'divider', id }),
  spacer: (id) => ({ type: 'spacer', id, height: 16 }),
  'page-break': (id) => ({ type: 'page-break', id }),
}

const newId = () => `b-${crypto.randomUUID().slice(0, 8)}`

export const newMailBlock = (type: MailBlockType): MailBlock => ofMail[type](newId())
export const newDocumentBlock = (type: DocumentBlockType): DocumentBlock => ofDocument[type](newId())

/** Moves a block by one place; at an end it stays. */
export function moveBlock(blocks: Block[], id: string, by: -1 | 1): void {
  const from = blocks.findIndex((block) => block.id === id)
  const to = from + by
  const [block] = from < 0 || to < 0 || to >= blocks.length ? [] : blocks.splice(from, 1)
  if (block) blocks.splice(to, 0, block)
}

/** What stands in a block. */
export const innerOf = (block: Block): readonly Block[] =>
  block.type === 'columns' ? [...block.left, ...block.right] : []

/** A block, also where it stands in a column. */
export const findBlock = <B extends Block>(blocks: readonly B[], id: string): B | undefined =>
  // What stands in a column of a mail is a block of mails as well.
  blocks.flatMap((block) => [block, ...(innerOf(block) as readonly B[])]).find((block) => block.id === id)

/** Takes a block out, wherever it stands. */
export function removeBlock(blocks: Block[], id: string): void {
  const takeOut = (row: Block[]) => {
    const at = row.findIndex((block) => block.id === id)
    if (at >= 0) row.splice(at, 1)
  }
  takeOut(blocks)
  for (const block of blocks) {
    if (block.type !== 'columns') continue
    takeOut(block.left)
    takeOut(block.right)
  }
}

type Written = EmailContent | DocumentContent

/** These screens are opened on mails and documents alone. */
export const isWritten = (content: TemplateContent | null): content is Written =>
  content?.kind === 'email' || content?.kind === 'document'

/** Another language begins as what is written already, to be translated. */
export const withLanguage = (content: Written, from: Language, language: Language): Written => {
  const texts = { ...content.texts, [language]: content.texts[from] }
  return content.texts[from] ? ({ ...content, texts } as Written) : content
}
