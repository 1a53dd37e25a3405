import { z } from 'zod'
import { webAddress } from '../../fields.ts'
import { merged, mergedLink, mergedRich } from './merged.ts'

export const mailLimits = { blocks: 60, facts: 20, subject: 150, previewText: 150, bestPreview: 35, htmlBytes: 100_000 }

const id = z.string().min(1).max(40)

/** Mail programs show nothing that was not fetched safely. May be empty while it is written. */
export const pictureAddress = webAddress.refine(
  (address) => address === '' || /^https:/i.test(address),
  'Begin with https://',
)

const simple = {
  heading: z.strictObject({ type: z.literal('heading'), id, text: merged(200) }),
  paragraph: z.strictObject({ type: z.literal('paragraph'), id, text: mergedRich }),
  button: z.strictObject({ type: z.literal('button'), id, label: merged(80), link: mergedLink }),
  image: z.strictObject({
    type: z.literal('image'),
    id,
    address: pictureAddress,
    /** Empty: it only decorates. */
    alt: merged(200),
    width: z.int().min(40).max(552),
  }),
  divider: z.strictObject({ type: z.literal('divider'), id }),
  spacer: z.strictObject({ type: z.literal('spacer'), id, height: z.int().min(4).max(80) }),
  /** A row stands only where every field in it has a value. */
  facts: z.strictObject({
    type: z.literal('facts'),
    id,
    rows: z.array(z.strictObject({ label: merged(80), value: merged(200) })).max(mailLimits.facts),
  }),
  /** What the product sends with the message, each with its link. */
  documents: z.strictObject({ type: z.literal('documents'), id, title: merged(120) }),
} as const

const Simple = z.discriminatedUnion('type', [
  simple.heading,
  simple.paragraph,
  simple.button,
  simple.image,
  simple.divider,
  simple.spacer,
  simple.facts,
  simple.documents,
])

const Columns = z.strictObject({
  type: z.literal('columns'),
  id,
  left: z.array(Simple).max(mailLimits.blocks),
  right: z.array(Simple).max(mailLimits.blocks),
})

export const MailBlock = z.discriminatedUnion('type', [...Simple.options, Columns])

export type SimpleMailBlock = z.output<typeof Simple>
export type MailBlock = z.output<typeof MailBlock>
export type MailBlockType = MailBlock['type']

export const mailBlockTypes = MailBlock.options.map((option) => option.shape.type.value)

/** Every block with those in its columns. */
export const everyMailBlock = (blocks: readonly MailBlock[]): readonly MailBlock[] =>
  blocks.flatMap((block) => (block.type === 'columns' ? [block, ...block.left, ...block.right] : [block]))

/**
 * A mail in one language. What ends it is not a block: who the company is and who regulates it stands under every mail,
 * and nobody can leave it out.
 */
export const MailText = z
  .strictObject({
    subject: merged(mailLimits.subject),
    /** What inboxes show beside the subject. */
    previewText: merged(mailLimits.previewText),
    blocks: z.array(MailBlock).max(mailLimits.blocks),
    /** Above the line that is always there. */
    footer: mergedRich,
  })
  .check(({ value, issues }) => {
    const all = everyMailBlock(value.blocks)
    const twice = all.find((block, at) => all.findIndex((other) => other.id === block.id) < at)
    if (twice)
      issues.push({ code: 'custom', input: value, path: ['blocks'], message: `Two blocks are called ${twice.id}` })
    if (all.length > mailLimits.blocks)
      issues.push({ code: 'custom', input: value, path: ['blocks'], message: 'There are too many blocks' })
  })

export type MailText = z.output<typeof MailText>
