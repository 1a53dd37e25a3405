import type { Language } from '@coverwright/domain/base/language/language'
import type { DocumentBlock, DocumentBlockType } from '@coverwright/domain/build/template/document-block'
import type { MailBlock, MailBlockType } from '@coverwright/domain/build/template/mail-block'
import { isLockedBlock, type PageBlock, type PageBlockType } from '@coverwright/domain/build/template/page-block'
import type {
  AgentPageContent,
  ContractContent,
  DocumentContent,
  EmailContent,
  TemplateContent,
} from '@coverwright/domain/build/template/template-content'
import type { Block } from './template-session.ts'

type MailMaker<Type extends MailBlockType> = (id: string) => Extract<MailBlock, { type: Type }>
type DocumentMaker<Type extends DocumentBlockType> = (id: string) => Extract<DocumentBlock, { type: Type }>
type PageMaker<Type extends PageBlockType> = (id: string) => Extract<PageBlock, { type: Type }>

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

const ofPage: { readonly [Type in PageBlockType]: PageMaker<Type> } = {
  'agent-banner': (id) => ({ type: 'agent-banner', id }),
  'agent-card': (id) => ({ type: 'agent-card', id }),
  'chat-link': (id) => ({ type: 'chat-link', id, title: '' }),
  'social-links': (id) => ({ type: 'social-links', id, title: '' }),
  'working-hours': (id) => ({ type: 'working-hours', id, title: '', shows: 'both' }),
  'agent-products': (id) => ({ type: 'agent-products', id, title: '' }),
  'contact-form': (id) => ({ type: 'contact-form', id, title: '' }),
  heading: (id) => ({ type: 'heading', id, text: '' }),
  paragraph: (id) => ({ type: 'paragraph', id, text: '' }),
  spacer: (id) => ({ type: 'spacer', id, height: 16 }),
  divider: (id) => ({ type: 'divider', id }),
  'regulatory-footer': (id) => ({ type: 'regulatory-footer', id }),
}

const newId = () => `b-${crypto.randomUUID().slice(0, 8)}`

export const newMailBlock = (type: MailBlockType): MailBlock => ofMail[type](newId())
export const newDocumentBlock = (type: DocumentBlockType): DocumentBlock => ofDocument[type](newId())
/** Of a contract a fact begins with what it is about. */
export const newContractBlock = (type: DocumentBlockType): DocumentBlock =>
  type === 'facts'
    ? { type, id: newId(), title: '', rows: [{ label: '', value: '{{partnerName}}' }] }
    : newDocumentBlock(type)
export const newPageBlock = (type: PageBlockType): PageBlock => ofPage[type](newId())

/** Puts a block under another, or at the end: above what always ends it. */
export function insertBlock<B extends Block>(blocks: B[], block: B, under: string | undefined): void {
  const at = blocks.findIndex((one) => one.id === under && !isLockedBlock(one))
  const end = blocks.findIndex(isLockedBlock)
  blocks.splice(at < 0 ? (end < 0 ? blocks.length : end) : at + 1, 0, block)
}

/** Moves a block by one place; at an end, or above what always ends it, it stays. */
export function moveBlock(blocks: Block[], id: string, by: -1 | 1): void {
  const from = blocks.findIndex((block) => block.id === id)
  const to = from + by
  const neighbour = blocks[to]
  const [block] = from < 0 || !neighbour || isLockedBlock(neighbour) ? [] : blocks.splice(from, 1)
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

type Written = EmailContent | DocumentContent | ContractContent | AgentPageContent

/** These screens are opened on everything but text messages and posts. */
export const isWritten = (content: TemplateContent | null): content is Written =>
  content !== null && content.kind !== 'sms' && content.kind !== 'post'

/** Another language begins as what is written already, to be translated. */
export const withLanguage = (content: Written, from: Language, language: Language): Written => {
  const texts = { ...content.texts, [language]: content.texts[from] }
  return content.texts[from] ? ({ ...content, texts } as Written) : content
}
