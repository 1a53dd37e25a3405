import { z } from 'zod'
import { text } from '../../fields.ts'
import { Condition } from '../question/condition.ts'
import { ratingLimits } from '../rating/rating-limits.ts'
import { type BlockData, blocksIn, type Page } from './page.ts'
import { sitePath } from './site-path.ts'

/** Where logic leads: on to whatever follows, to a page further on, or to one of the two ends without a price. */
const Target = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('on') }),
  z.strictObject({ to: z.literal('page'), page: sitePath }),
  z.strictObject({ to: z.enum(['refer', 'decline']), reason: text(300) }),
])

const FailureTarget = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('on') }),
  z.strictObject({ to: z.enum(['refer', 'decline']), reason: text(300) }),
])

const Branch = z.strictObject({ name: text(80), when: Condition, leads: Target })

const block = {
  id: z.string().regex(/^[\w-]{1,80}$/),
  /** What it is called in the graph. */
  name: text(80),
  /** The page after which it is passed. */
  page: sitePath,
  /** The socket on that page that it is about. */
  socket: z.string().max(80).optional(),
}

/** A step of a journey's logic. It is kept while it is being written; `checkFlow` says what is wrong with it. */
export const FlowBlock = z.discriminatedUnion('kind', [
  /** The first branch that holds is taken; when none does, the journey goes on. */
  z.strictObject({ ...block, kind: z.literal('condition'), branches: z.array(Branch).max(20) }),
  z.strictObject({ ...block, kind: z.literal('jump'), leads: Target }),
  /** Sets a data name that nobody is asked for: conditions after it and the price read it. */
  z.strictObject({
    ...block,
    kind: z.literal('calculation'),
    sets: z.string().max(60),
    formula: text(ratingLimits.formula),
  }),
  /** Asks another system before the next page; what it answers is data like any other. */
  z.strictObject({
    ...block,
    kind: z.literal('connector'),
    /** Null while none is chosen. */
    connectorId: z.uuid().nullable(),
    /** Which data each merge field stands for; the data of its own name where none is said. */
    inputs: z.array(z.strictObject({ field: text(60), data: text(60) })).max(60),
    /** Which data each output becomes. */
    outputs: z.array(z.strictObject({ output: text(60), data: text(60) })).max(30),
    /** It did not answer, or nothing that can be used. */
    onFailure: FailureTarget,
  }),
  /** Raises an event of the company's own once whoever came by has bought. */
  z.strictObject({
    ...block,
    kind: z.literal('event'),
    /** Null while none is chosen. */
    eventId: z.uuid().nullable(),
    /** Which data each field is filled with; the data of its own name where none is said. */
    fields: z.array(z.strictObject({ field: text(60), data: text(60) })).max(10),
  }),
])

/** What is done between the pages, in the order it is passed. Without any, page follows page as they are kept. */
export const Flow = z.strictObject({ blocks: z.array(FlowBlock).max(200) })

export type Target = z.output<typeof Target>
export type Branch = z.output<typeof Branch>
export type FlowBlock = z.output<typeof FlowBlock>
export type FlowBlockOf<Kind extends FlowBlock['kind']> = Extract<FlowBlock, { kind: Kind }>
export type Flow = z.output<typeof Flow>

interface Flowing {
  readonly flow?: Flow | undefined
}

/** The logic bound to a page, or to one socket of it: as long as there is any, neither may be deleted. */
export const flowBlocksOf = ({ flow }: Flowing, { page, socket }: Pick<FlowBlock, 'page' | 'socket'>): FlowBlock[] =>
  (flow?.blocks ?? []).filter((each) => each.page === page && (socket === undefined || each.socket === socket))

/** Every place that logic of this block leads to, in the order it is tried. */
export function targetsOf(each: FlowBlock): readonly Target[] {
  if (each.kind === 'condition') return [...each.branches.map(({ leads }) => leads), { to: 'on' }]
  if (each.kind === 'connector' && each.onFailure.to !== 'on') return [{ to: 'on' }, each.onFailure]
  return each.kind === 'jump' ? [each.leads] : [{ to: 'on' }]
}

/** The pages that buyers are led through. Text pages stand aside. */
export const pagesInOrder = (pages: readonly Page[]): readonly Page[] => pages.filter(({ role }) => role !== 'text')

/** A page keeps its logic, and what leads to it, when its address changes. */
export function withPagePath<T extends Flowing & { readonly pages: readonly Page[] }>(
  shell: T,
  from: string,
  to: string,
): T {
  const moved = (path: string) => (path === from ? to : path)
  const led = (target: Target): Target => (target.to === 'page' ? { ...target, page: moved(target.page) } : target)
  return {
    ...shell,
    pages: shell.pages.map((page) => ({ ...page, path: moved(page.path) })),
    ...(shell.flow && {
      flow: {
        blocks: shell.flow.blocks.map((each): FlowBlock => {
          const at = { ...each, page: moved(each.page) }
          if (at.kind === 'condition')
            return { ...at, branches: at.branches.map((branch) => ({ ...branch, leads: led(branch.leads) })) }
          return at.kind === 'jump' ? { ...at, leads: led(at.leads) } : at
        }),
      },
    }),
  }
}

interface Unbound {
  readonly position: number
  readonly field: 'id' | 'page' | 'socket'
  readonly message: string
}

/** Logic whose page or socket is gone would be passed by nobody, and nobody would see it any more. */
export function unboundBlocks({ blocks }: Flow, pages: readonly Page[]): Unbound[] {
  const ids = new Set<string>()
  return blocks.flatMap(({ id, page: path, socket }, position): Unbound[] => {
    const isRepeated = ids.has(id)
    ids.add(id)
    if (isRepeated) return [{ position, field: 'id', message: 'Two flow blocks have this name' }]
    const page = pages.find((each) => each.path === path)
    if (!page) return [{ position, field: 'page', message: 'Remove the flow blocks of this page before you delete it' }]
    const isThere = socket === undefined || page.content.some((top) => isOrHolds(top, socket))
    return isThere
      ? []
      : [{ position, field: 'socket', message: 'Remove the flow blocks of this insurance block before you delete it' }]
  })
}

const isOrHolds = (top: BlockData, id: string) =>
  top.props.id === id || [...blocksIn(top)].some(({ props }) => props.id === id)
