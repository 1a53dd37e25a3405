import { z } from 'zod'
import { requiredText } from '../../fields.ts'
import { dataName } from '../dataset/data-name.ts'
import { blockTypes } from './block-types.ts'
import { sitePath } from './site-path.ts'

export const pictureFits = ['cover', 'contain'] as const
/** What is cut off where a picture is shown: as wide to high. */
export const pictureShapes = ['natural', 'wide', 'classic', 'square', 'tall'] as const

/** In tenths, from the left and from the top: style sheets of published pages have a rule for each. */
const tenths = z.int().min(0).max(10)

export const Picture = z.strictObject({
  src: sitePath,
  width: z.int().min(1).max(8000),
  height: z.int().min(1).max(8000),
  alt: z.string().max(300),
  /** Whether it fills its frame or is seen whole. Absent, photos fill theirs and drawings stand in it. */
  fit: z.enum(pictureFits).optional(),
  shape: z.enum(pictureShapes).optional(),
  /** What must be seen however much is cut off; the middle without it. */
  focus: z.strictObject({ x: tenths, y: tenths }).optional(),
})

export interface BlockData {
  readonly type: string
  readonly props: { readonly id: string; readonly [name: string]: unknown }
}

/** A block as the editor stores it. Its properties are checked against the block's own fields when a release is made. */
export const BlockData: z.ZodType<BlockData, BlockData> = z.strictObject({
  type: z.enum(blockTypes, 'There is no such block'),
  props: z.looseObject({ id: z.string().regex(/^[\w-]{1,80}$/) }),
})

const page = {
  path: sitePath,
  title: requiredText(120),
  /** For search engines and people who share the address. */
  description: z.string().max(300).optional(),
  content: z.array(BlockData).max(600),
}
/** Which of the site's named steps the page belongs to; 0 stands before the first. */
const step = z.int().min(0).max(12)

/** What a page does in the journey. Pages follow one another in the order they are kept; text pages stand aside. */
export const Page = z.discriminatedUnion('role', [
  z.strictObject({ ...page, role: z.literal('questions'), step, group: dataName }),
  z.strictObject({ ...page, role: z.literal('plans'), step }),
  z.strictObject({ ...page, role: z.literal('check'), step }),
  z.strictObject({ ...page, role: z.literal('thank-you') }),
  z.strictObject({ ...page, role: z.literal('text') }),
])

export type Picture = z.output<typeof Picture>
export type Page = z.output<typeof Page>
export type PageRole = Page['role']

/** Blocks lie in slots of other blocks, and a slot is any property that holds a list of them. */
export function* blocksIn({ props }: BlockData): Generator<BlockData, void> {
  for (const value of Object.values(props).filter(Array.isArray)) {
    for (const item of value as unknown[]) {
      if (!isBlockLike(item)) continue
      yield item
      yield* blocksIn(item)
    }
  }
}

export const isBlockLike = (item: unknown): item is BlockData =>
  typeof item === 'object' &&
  item !== null &&
  'type' in item &&
  'props' in item &&
  typeof item.props === 'object' &&
  item.props !== null

/** What a page is called among its own: titles carry the site's name after it, for the browser's tab. */
export const nameOfPage = ({ title }: Pick<Page, 'title'>): string => title.split(' · ')[0] ?? title
