import { z } from 'zod'
import { DeliveryError } from '../delivery-error.ts'
import type { Mail } from './mail-transport.ts'

/** One line and no control characters: a line break would start a header of the writer's choosing. */
const line = z.string().regex(/^\P{Cc}*$/u, 'has control characters')
const address = z.email().max(254)

const Sendable = z.object({
  id: z.string().regex(/^[\w-]+$/),
  to: address,
  replyTo: address.optional(),
  subject: line.max(500),
  unsubscribeUrl: line.regex(/^https?:\/\/[^\s<>]{1,1000}$/).optional(),
  attachments: z
    .array(z.object({ name: line.min(1).max(200), type: z.string().regex(/^[\w.+-]+\/[\w.+-]+$/) }))
    .optional(),
})

/** Refuses what would reach more people, or say more in its head, than was meant. */
export function checkMail(mail: Mail): void {
  const { error } = Sendable.safeParse(mail)
  if (!error) return
  // Paths only: the values belong to people, and errors end in logs.
  const fields = error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`).join(', ')
  throw new DeliveryError(`The mail is not sendable (${fields})`, { isPermanent: true })
}
