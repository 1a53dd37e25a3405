import { z } from 'zod'
import { emailAddress, idOf, moment, text } from '../../fields.ts'

/** By the link in a mail, or by a colleague for whoever asked to be left alone. */
export const suppressionOrigins = ['unsubscribed', 'by-hand'] as const

/** An address that no advertising goes to. It is kept by its hash alone: looked up, never read. */
export const Suppression = z
  .object({ id: idOf('suppression'), origin: z.enum(suppressionOrigins), createdAt: moment })
  .meta({ id: 'Suppression' })

export const SuppressionForm = z
  .strictObject({ email: emailAddress })
  .meta({ id: 'SuppressionForm', examples: [{ email: 'jo.smith@example.com' }] })

export const SuppressionRef = z.strictObject({ id: idOf('suppression') })

/** A whole address finds itself; a part of one finds nothing. */
export const SuppressionFilter = z.strictObject({ search: text(254).optional() })

export type Suppression = z.output<typeof Suppression>
export type SuppressionForm = z.output<typeof SuppressionForm>
