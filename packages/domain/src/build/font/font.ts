import { z } from 'zod'
import { idOf, moment, requiredText } from '../../fields.ts'
import { beginningOf } from '../../kept-text.ts'
import { OwnFont } from '../page/theme.ts'

const about = {
  /** As people and style sheets name it. */
  family: OwnFont.shape.family,
  /** Under which terms it may be shown on the web. */
  licence: z.string().trim().max(200),
}

export const Font = z
  .object({ ...about, id: idOf('font'), src: z.string(), bytes: z.int(), createdAt: moment, updatedAt: moment })
  .meta({ id: 'Font' })

export const FontForm = z
  .strictObject({ id: idOf('font'), ...about })
  .meta({ examples: [{ family: 'Tarn Grotesk', licence: 'SIL Open Font License 1.1' }] })

/** Without a model's name: it travels in a query. */
export const FontUpload = z
  .strictObject({ name: requiredText(200) })
  .meta({ examples: [{ name: 'tarn-grotesk.woff2' }], 'x-file-kind': 'woff2' })

export const FontRef = z.strictObject({ id: idOf('font') })

export const FontFilter = z.strictObject({ search: z.string().trim().max(200).optional() })

/** Where a page finds a font. The address says whose it is, so that it can be sent without asking anything. */
export const fontPath = (companyId: string, id: string) => `/_/f/${companyId}/${id}`

/** A family's name from that of its file: "tarn-grotesk.woff2" is "tarn grotesk". */
export const familyOf = (fileName: string) =>
  beginningOf(
    fileName
      .replace(/\.[^.]*$/, '')
      .replaceAll(/[^\p{L}\p{N} -]+/gu, ' ')
      .replaceAll(/[\s-]+/g, ' ')
      .trim(),
    60,
  ) || 'Font'

export type Font = z.output<typeof Font>
