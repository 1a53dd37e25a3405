import { z } from 'zod'
import { parseBody } from '../body/body.ts'
import { requiredText } from '../fields.ts'
import { hashJson } from '../hash-json.ts'
import { Shell } from '../page/shell.ts'
import { pricingTableKinds } from '../pricing-table/pricing-table.ts'
import { RatingTable } from '../rating/rating-table.ts'
import { ProductForm } from './product.ts'

export const designFileVersion = 1
const format = 'coverwright-design'

const DesignPhoto = z.strictObject({
  /** Of the content of its widest: `/_/p/carried/<key>/<width>` in the shell is this photo. */
  key: z.string().regex(/^[0-9a-f]{32}$/),
  name: requiredText(120),
  alt: z.string().max(300),
  licence: z.string().max(200),
  /** Each width it is kept in, narrowest first, as WebP in base 64. */
  sizes: z
    .array(z.strictObject({ width: z.int(), height: z.int(), content: z.base64() }))
    .min(1)
    .max(10),
})

const DesignTable = z.strictObject({ kind: z.enum(pricingTableKinds), table: RatingTable })

/** A product as one file: what it is, asks, covers, costs and looks like. Nothing of its company or its sales. */
export const DesignFile = z
  .strictObject({
    format: z.literal(format),
    version: z.literal(designFileVersion),
    settings: ProductForm,
    body: z.record(z.string(), z.unknown()).nullable(),
    shell: z.record(z.string(), z.unknown()).nullable(),
    tables: z.array(DesignTable).max(500),
    photos: z.array(DesignPhoto).max(200),
    /** Of all the rest: a file that was cut off or changed on the way is told from one that is whole. */
    hash: z.string(),
  })
  .meta({ id: 'DesignFile' })

export type DesignFile = z.output<typeof DesignFile>
export type Design = Pick<DesignFile, 'settings' | 'body' | 'shell' | 'tables'>
export type DesignPhoto = z.output<typeof DesignPhoto>

/** What one file may hold: tables of many rows, and pictures. */
export const designFileBytes = 48 * 1024 * 1024

export function writeDesign(
  { settings, body, shell, tables }: Design,
  photos: readonly DesignPhoto[] = [],
): DesignFile {
  const content: Omit<DesignFile, 'hash'> = {
    format,
    version: designFileVersion,
    settings,
    body,
    shell,
    tables,
    photos: [...photos],
  }
  return { ...content, hash: hashJson(content) }
}

type Read = { readonly design: Design; readonly photos: readonly DesignPhoto[] } | { readonly refusal: string }

/** What is in a file, or why it is not taken. */
export function readDesign(file: unknown): Read {
  const head = z.looseObject({ format: z.literal(format), version: z.int() }).safeParse(file)
  if (!head.success) return { refusal: 'This file is not a design that was exported here.' }
  if (head.data.version > designFileVersion)
    return { refusal: `This design was exported by a newer version (${head.data.version}).` }
  const whole = DesignFile.safeParse(file)
  if (!whole.success) return { refusal: `The file is damaged: ${whole.error.issues[0]?.path.join('.') ?? ''}` }
  const { hash, ...content } = whole.data
  if (hashJson(content) !== hash) return { refusal: 'The file is damaged: it was changed after it was exported.' }
  const parts = (
    [
      ['body', parseBody],
      ['shell', (shell: unknown) => Shell.parse(shell)],
    ] as const
  ).flatMap(([part, parse]) => {
    try {
      if (content[part] !== null) parse(content[part])
      return []
    } catch {
      return [part]
    }
  })
  return parts.length > 0
    ? { refusal: `The file is damaged: its ${parts[0]} cannot be read.` }
    : { design: content, photos: content.photos }
}
