import { z } from 'zod'
import { idOf, moment, requiredText } from '../../fields.ts'
import { model } from '../document/model.ts'
import { checkBlocks } from '../page/check-blocks.ts'
import { instanceType } from '../page/instance-type.ts'
import { BlockData, blocksIn } from '../page/page.ts'
import { componentLifecycle } from './component-lifecycle.ts'

export const componentLimits = { name: 80, about: 300, blocks: 200, uses: 100 } as const

/** Whether anything in it follows a component. */
const isFollowing = (block: BlockData) => [...blocksIn(block)].some(({ type }) => type === instanceType)

/** Kept by the same rules as a page: what could not stand on one is no component. */
const Blocks = z
  .array(z.record(z.string(), z.unknown()))
  .min(1)
  .max(componentLimits.blocks)
  .check(({ value, issues }) => {
    const refuse = (message: string) => issues.push({ code: 'custom', input: value, message })
    const { data, error } = z.array(BlockData).safeParse(value)
    for (const message of data ? checkBlocks(data) : []) refuse(message)
    // Two that follow one another would never come to an end.
    if (data && isFollowing({ type: '', props: { id: '', content: data } }))
      refuse('A component cannot hold another one: detach it first')
    if (error) refuse(error.issues[0]?.message ?? '')
  })

/** What is edited of a component. */
export const ComponentContent = z.strictObject({ version: z.literal(1), blocks: Blocks })

export const componentModel = model({ name: 'component', version: 1, schema: ComponentContent, upgrades: {} })

const ComponentState = z.enum(componentLifecycle.states)

const written = { name: requiredText(componentLimits.name), about: z.string().trim().max(componentLimits.about) }

const block = { type: 'Note', props: { id: 'note', title: 'Why we ask', text: 'It changes your price.' } }

export const ComponentForm = z
  .strictObject({ ...written, blocks: Blocks })
  .meta({ id: 'ComponentForm', examples: [{ name: 'Why we ask', about: '', blocks: [block] }] })

/** What is left out stays as it is. */
export const ComponentChange = z
  .strictObject({
    id: idOf('component'),
    name: written.name.optional(),
    about: written.about.optional(),
    blocks: Blocks.optional(),
  })
  .meta({ examples: [{ name: 'Why we ask', blocks: [block] }] })

/** What it was called and which version it was where it was taken from. */
export const ComponentOrigin = z.object({
  itemId: idOf('releasedItem'),
  name: z.string(),
  number: z.int(),
  author: z.string(),
})

export const Component = z
  .object({
    ...written,
    id: idOf('component'),
    /** As they were saved; whoever shows them reads them with the model of blocks. */
    blocks: z.array(z.record(z.string(), z.unknown())),
    /** What was approved last: it is what others use until the next is approved. None before the first. */
    approvedBlocks: z.array(z.record(z.string(), z.unknown())).nullable(),
    state: ComponentState,
    /** Nobody changes or deletes it until it is unlocked. */
    isLocked: z.boolean(),
    /** Why it was rejected. */
    reason: z.string(),
    /** Of one that was taken from the exchange. */
    origin: ComponentOrigin.nullable(),
    createdBy: z.string(),
    createdAt: moment,
    updatedAt: moment,
  })
  .meta({ id: 'Component' })

export const ComponentRef = z.strictObject({ id: idOf('component') })

export const ComponentUses = z.object({
  /** By name; the first hundred where there are more. */
  products: z.array(z.object({ id: idOf('product'), name: z.string() })).max(componentLimits.uses),
  count: z.int(),
})

export const ComponentFilter = z.strictObject({
  state: ComponentState.optional(),
  /** Those that others can use: approved once, whatever became of them since. */
  isAvailable: z.boolean().optional(),
  search: z.string().trim().max(200).optional(),
})

export const ComponentRejection = z
  .strictObject({ id: idOf('component'), reason: requiredText(300) })
  .meta({ examples: [{ reason: 'It names a price.' }] })

export const ComponentLock = z
  .strictObject({ id: idOf('component'), isLocked: z.boolean() })
  .meta({ examples: [{ isLocked: true }] })

export type ComponentOrigin = z.output<typeof ComponentOrigin>
export type ComponentContent = z.output<typeof ComponentContent>
export type Component = z.output<typeof Component>
