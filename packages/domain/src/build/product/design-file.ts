import { z } from 'zod'
import { requiredText } from '../../fields.ts'
import { hashJson } from '../../hash-json.ts'
import { notKept as notKeptWords, unkeptIn } from '../../kept-text.ts'
import { parseBody } from '../body/body.ts'
import { parseShell } from '../page/shell.ts'
import { OwnFont } from '../page/theme.ts'
import { pricingTableKinds } from '../pricing-table/pricing-table.ts'
import { RatingTable } from '../rating/rating-table.ts'
import { ProductForm } from './product.ts'

export const designFileVersion = 2
const format = 'coverwright-design'
const contentKey = z.string().regex(/^[0-9a-f]{32}$/)

const DesignPhoto = z.strictObject({
  /** Of the content of its widest: `/_/p/carried/<key>/<width>` in the shell is this photo. */
  key: contentKey,
  name: requiredText(120),
  alt: z.string().max(300),
  licence: z.string().max(200),
  /** Each width it is kept in, narrowest first, as WebP in base 64. */
  sizes: z
    .array(z.strictObject({ width: z.int(), height: z.int(), content: z.base64() }))
    .min(1)
    .max(10),
})

const DesignFont = z.strictObject({
  /** Of its content: `/_/f/carried/<key>` in the shell is this font. */
  key: contentKey,
  family: OwnFont.shape.family,
  licence: z.string().max(200),
  /** As WOFF2 in base 64. */
  content: z.base64(),
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
    fonts: z.array(DesignFont).max(20),
    /** Of all the rest: a file that was cut off or changed on the way is told from one that is whole. */
    hash: z.string(),
  })
  .meta({ id: 'DesignFile' })

export type DesignFile = z.output<typeof DesignFile>
export type Design = Pick<DesignFile, 'settings' | 'body' | 'shell' | 'tables'>
export type DesignPhoto = z.output<typeof DesignPhoto>
export type DesignFont = z.output<typeof DesignFont>

/** What a design shows of the libraries of its company. */
export type DesignCargo = Pick<DesignFile, 'photos' | 'fonts'>

/** What one file may hold: tables of many rows, pictures and fonts. */
export const designFileBytes = 48 * 1024 * 1024

export function writeDesign(
  { settings, body, shell, tables }: Design,
  { photos, fonts }: DesignCargo = { photos: [], fonts: [] },
): DesignFile {
  const content: Omit<DesignFile, 'hash'> = {
    format,
    version: designFileVersion,
    settings,
    body,
    shell,
    tables,
    photos,
    fonts,
  }
  return { ...content, hash: hashJson(content) }
}

type Read = { readonly design: Design; readonly cargo: DesignCargo } | { readonly refusal: string }

/** What is in a file, or why it is not taken. */
export function readDesign(file: unknown): Read {
  const head = z.looseObject({ format: z.literal(format), version: z.int() }).safeParse(file)
  if (!head.success) return { refusal: 'This file is not a design that was exported here.' }
  if (head.data.version > designFileVersion)
    return { refusal: `This design was exported by a newer version (${head.data.version}).` }
  const whole = DesignFile.safeParse(upgraded(head.data))
  if (!whole.success) return { refusal: `The file is damaged: ${whole.error.issues[0]?.path.join('.') ?? ''}` }
  // Over the file as it came: an older one was written without what it is upgraded by.
  const { hash, ...written } = head.data
  if (hashJson(written) !== hash) return { refusal: 'The file is damaged: it was changed after it was exported.' }
  const [unkept] = unkeptIn(whole.data)
  if (unkept !== undefined) return { refusal: `The file cannot be taken in: ${unkept}: ${notKeptWords}` }
  const { photos, fonts, ...design } = whole.data
  const part = unreadablePart(design)
  return part ? { refusal: `The file is damaged: its ${part} cannot be read.` } : { design, cargo: { photos, fonts } }
}

/** Version 1 knew no fonts, and in its beginnings no photos. */
const upgraded = (file: { readonly version: number }) =>
  file.version === 1 ? { photos: [], fonts: [], ...file, version: designFileVersion } : file

function unreadablePart({ body, shell }: Pick<Design, 'body' | 'shell'>) {
  if (!isReadable(body, parseBody)) return 'insurance'
  return isReadable(shell, parseShell) ? undefined : 'website'
}

function isReadable(part: unknown, parse: (part: unknown) => unknown) {
  try {
    if (part !== null) parse(part)
    return true
  } catch {
    return false
  }
}
