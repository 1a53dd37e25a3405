import { z } from 'zod'
import { merged, mergedRich } from './merged.ts'

export const pageLimits = { blocks: 40, title: 120, characters: 40_000 } as const

/** Whether somebody is there now, the hours of the week, or both. */
export const shownHours = ['now', 'week', 'both'] as const

const id = z.string().min(1).max(40)
/** Empty: as the standard page calls it, in the language of the page. */
const title = merged(pageLimits.title)

const blocks = [
  z.strictObject({ type: z.literal('agent-banner'), id }),
  z.strictObject({ type: z.literal('agent-card'), id }),
  /** Chat, telephone, and the contact to keep. */
  z.strictObject({ type: z.literal('chat-link'), id, title }),
  /** Without a title it stands in one row with the chat above it. */
  z.strictObject({ type: z.literal('social-links'), id, title }),
  z.strictObject({ type: z.literal('working-hours'), id, title, shows: z.enum(shownHours) }),
  z.strictObject({ type: z.literal('agent-products'), id, title }),
  z.strictObject({ type: z.literal('contact-form'), id, title }),
  z.strictObject({ type: z.literal('heading'), id, text: merged(200) }),
  z.strictObject({ type: z.literal('paragraph'), id, text: mergedRich }),
  z.strictObject({ type: z.literal('spacer'), id, height: z.int().min(4).max(200) }),
  z.strictObject({ type: z.literal('divider'), id }),
  /** Who the agent sells for. It has nothing to set. */
  z.strictObject({ type: z.literal('regulatory-footer'), id }),
] as const

export const PageBlock = z.discriminatedUnion('type', [...blocks])

export type PageBlock = z.output<typeof PageBlock>
export type PageBlockType = PageBlock['type']

/** Always there, always last: nobody adds, moves or removes it. */
export const isLockedBlock = ({ type }: { readonly type: string }) => type === 'regulatory-footer'

export const pageBlockTypes = PageBlock.options.map((option) => option.shape.type.value)

/** Of each a page has one at most: their fields and headings have names that may stand there once. */
const onlyOne: readonly PageBlockType[] = ['agent-banner', 'agent-card', 'contact-form', 'regulatory-footer']

/** What the home page of an agent is made of, in one language. */
export const PageText = z
  .strictObject({ blocks: z.array(PageBlock).max(pageLimits.blocks) })
  .check(({ value, issues }) => {
    const refuse = (message: string) => issues.push({ code: 'custom', input: value, path: ['blocks'], message })
    const twice = value.blocks.find((block, at) => value.blocks.findIndex((other) => other.id === block.id) < at)
    if (twice) refuse(`Two blocks are called ${twice.id}`)
    const last = value.blocks.at(-1)
    if (!last || !isLockedBlock(last)) refuse('Who regulates you must stand at the end')
    const many = onlyOne.find((type) => value.blocks.filter((block) => block.type === type).length > 1)
    if (many) refuse(`There is one ${many} at most`)
  })

export type PageText = z.output<typeof PageText>

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'Write the colour as #RRGGBB')

/** Colours of a page, in whichever language. What is written in is chosen to be read on them. */
export const PageLook = z.strictObject({
  /** Of buttons and the plain banner. None: the company's own. */
  brand: colour.nullable(),
  /** Behind the page. None: as the standard page has it. */
  ground: colour.nullable(),
  /** Of the page itself. None: white. */
  sheet: colour.nullable(),
  /** The background image that was chosen for an agent covers the ground. */
  hasPhoto: z.boolean(),
})

export type PageLook = z.output<typeof PageLook>
