import { z } from 'zod'
import { idOf } from '../../fields.ts'

/** Names that somebody else's system has for things. No blank and no @: no person's name or address fits in. */
const key = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w.:-]+$/)

/** Who sent a sale, as far as it is known. Set when an application starts and never after. */
export const Origin = z
  .strictObject({
    channelId: idOf('channel').optional(),
    merchant: key.optional(),
    agentId: idOf('agent').optional(),
    /** What the customer typed or came with: a promo code. */
    code: key.optional(),
    /** The company whose product is resold, or a name that a partner's system gave. */
    partnerKey: key.optional(),
  })
  .meta({ id: 'Origin' })

export type Origin = z.output<typeof Origin>
