import { z } from 'zod'
import { idOf, moment, requiredText } from '../../fields.ts'

const about = {
  name: requiredText(120),
  /** Read out to whoever does not see it; empty for what only decorates. */
  alt: z.string().trim().max(300),
  /** Under which terms it may be shown, and whose it is. */
  licence: z.string().trim().max(200),
}

export const Photo = z
  .object({
    ...about,
    id: idOf('photo'),
    /** Of the widest that is kept. */
    src: z.string(),
    width: z.int(),
    height: z.int(),
    /** Of all widths together. */
    bytes: z.int(),
    createdAt: moment,
    updatedAt: moment,
  })
  .meta({ id: 'Photo' })

export const PhotoForm = z
  .strictObject({ id: idOf('photo'), ...about })
  .meta({ examples: [{ name: 'Harbour at dawn', alt: '', licence: 'Our own' }] })

/** Without a model's name: it travels in a query. */
export const PhotoUpload = z.strictObject({ name: requiredText(200) }).meta({ examples: [{ name: 'harbour.png' }] })

export const PhotoRef = z.strictObject({ id: idOf('photo') })

export const PhotoFilter = z.strictObject({ search: z.string().trim().max(200).optional() })

export type Photo = z.output<typeof Photo>
