import { z } from 'zod'
import { languages } from '../../base/language/language.ts'
import { templatedEventTypes } from '../../build/template/template-fields.ts'
import { idOf } from '../../fields.ts'

/** Of which message, to readers of which language, of one product or of none in particular; and with which template it might be sent. */
export const MessageComparison = z
  .strictObject({
    eventType: z.enum(templatedEventTypes),
    language: z.enum(languages),
    productId: idOf('product').nullable(),
    templateId: idOf('template').nullable().default(null),
  })
  .meta({ examples: [{ eventType: 'policy.documented', language: 'en_uk', productId: null }] })

const Message = z.object({ subject: z.string(), text: z.string(), html: z.string() })

const OwnMessage = Message.extend({
  templateId: idOf('template'),
  name: z.string(),
  number: z.int(),
  /** Not known then and without a fallback: where there are any, the standard message goes out. */
  missing: z.array(z.string()),
})

/** The standard message and the company's own, each with the same examples in it. */
export const ComparedMessage = z
  .object({
    standard: Message,
    /** None where no template is in use for this: the standard message is what is sent. */
    own: OwnMessage.nullable(),
    /** What would be sent with the template that was asked about. */
    proposed: OwnMessage.nullable(),
  })
  .meta({ id: 'ComparedMessage' })
