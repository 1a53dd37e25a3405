import type { login } from '@coverwright/contract/company/login'
import { fail } from '@coverwright/domain/errors'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { mayMail } from '../attempt/index.ts'
import { findOperator } from '../company/index.ts'
import { keepRequest } from './internal.ts'

export const contactUs: HandlerOf<typeof login, 'sendContactUsEmail'> = async (context, { hasAgreed, ...form }) => {
  const { door, enter, caller, now } = context
  if (!(await mayMail(context, 'contact', form.email))) return fail('support.too-often')
  const operatorId = await door(findOperator)
  return enter({ companyId: operatorId, memberId: operatorId }, async (tx, audit) => {
    const kept = await keepRequest(tx, { ...form, askedFrom: caller.address }, now, { isKnown: false })
    if (!kept) return fail('support.too-often')
    raiseEvent(tx, 'support.asked', { requestId: kept.id })
    await audit(kept.id, { topic: form.topic })
    return { reference: kept.reference }
  })
}
