import { smsSenderPattern } from '@coverwright/domain/reach/automation/text-message'
import { z } from 'zod'
import { DeliveryError } from '../delivery-error.ts'
import type { Sms } from './sms-transport.ts'

/** Longer texts are split and charged by the part. */
const Sendable = z.object({
  id: z.string().regex(/^[\w-]+$/),
  to: z.e164(),
  text: z.string().min(1).max(1000),
  from: z.string().regex(smsSenderPattern).optional(),
})

export function checkSms(sms: Sms): void {
  const { error } = Sendable.safeParse(sms)
  if (!error) return
  const fields = error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`).join(', ')
  throw new DeliveryError(`The message is not sendable (${fields})`, { isPermanent: true })
}
