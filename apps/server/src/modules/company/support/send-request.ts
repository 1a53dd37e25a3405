import type { support } from '@coverwright/contract/company/support'
import { fail } from '@coverwright/domain/errors'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { getOwnCompany } from '../company/index.ts'
import { getMemberInCompany } from '../member/index.ts'
import { keepRequest } from './internal.ts'
import { forwardRequest } from './jobs.ts'

/** Kept in one's own company; a job carries it to those who run the product. */
export const sendRequest: HandlerOf<typeof support, 'sendRequest'> = async (
  { tx, actor, audit, now },
  { topic, subject, message },
) => {
  const { id, name, email } = await getMemberInCompany(tx, actor.memberId)
  const company = await getOwnCompany(tx)
  const kept = await keepRequest(
    tx,
    {
      askedFrom: id,
      topic,
      name,
      email,
      companyName: `${company.name} (${company.referenceNumber})`,
      phone: '',
      message: `${subject}\n\n${message}`,
    },
    now,
    { isKnown: true },
  )
  if (!kept) return fail('support.too-often')
  await enqueue(tx, forwardRequest, { id: kept.id })
  await audit(kept.id, { topic })
  return { reference: kept.reference }
}
