import { z } from 'zod'
import { hashJson } from '../../hash-json.ts'
import { notKept as notKeptWords, unkeptIn } from '../../kept-text.ts'
import { ComponentContent } from '../component/component.ts'
import { type DesignCargo, DesignFile } from '../product/design-file.ts'

export const componentFileVersion = 1
const format = 'coverwright-component'

/** A component as one file, with what it shows of the libraries of its company. */
const ComponentFile = z.strictObject({
  format: z.literal(format),
  version: z.literal(componentFileVersion),
  blocks: ComponentContent.shape.blocks,
  photos: DesignFile.shape.photos,
  fonts: DesignFile.shape.fonts,
  /** Of all the rest. */
  hash: z.string(),
})

export type ComponentFile = z.output<typeof ComponentFile>
type Blocks = ComponentContent['blocks']

export function writeComponentFile(blocks: Blocks, { photos, fonts }: DesignCargo): ComponentFile {
  const content = { format, version: componentFileVersion, blocks, photos, fonts } as const
  return { ...content, hash: hashJson(content) }
}

type Read = { readonly blocks: Blocks; readonly cargo: DesignCargo } | { readonly refusal: string }

/** What is in a file, or why it is not taken. */
export function readComponentFile(file: unknown): Read {
  const head = z.looseObject({ format: z.literal(format), version: z.int() }).safeParse(file)
  if (!head.success) return { refusal: 'This file is not a component that was packed here.' }
  if (head.data.version > componentFileVersion)
    return { refusal: `This component was packed by a newer version (${head.data.version}).` }
  const whole = ComponentFile.safeParse(file)
  if (!whole.success) return { refusal: `The file is damaged: ${whole.error.issues[0]?.path.join('.') ?? ''}` }
  const { hash, ...written } = head.data
  if (hashJson(written) !== hash) return { refusal: 'The file is damaged: it was changed after it was packed.' }
  const [unkept] = unkeptIn(whole.data)
  if (unkept !== undefined) return { refusal: `The file cannot be taken in: ${unkept}: ${notKeptWords}` }
  const { blocks, photos, fonts } = whole.data
  return { blocks, cargo: { photos, fonts } }
}
