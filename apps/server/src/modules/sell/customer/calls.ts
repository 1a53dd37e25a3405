import type { customer } from '@coverwright/contract/sell/customer'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import type { HandlerOf, HandlersOf } from '../../../platform/http/handlers.ts'
import { cancelPolicy as cancel } from '../payment/index.ts'
import { findPolicy } from '../policy/index.ts'
import { eraseCustomer } from './erase-customer.ts'
import { exportCustomer } from './export-customer.ts'
import { detailOf, getCustomerInCompany } from './internal.ts'
import { linksOf } from './links.ts'
import { listCustomers } from './list-customers.ts'
import { customerNotes, customers } from './tables.ts'

const getCustomer: HandlerOf<typeof customer, 'getCustomer'> = async (context, { id }) =>
  detailOf(context.tx, await getCustomerInCompany(context.tx, id), linksOf(context), context.now)

const addNote: HandlerOf<typeof customer, 'addNote'> = async (context, { id, text }) => {
  const { tx, audit, actor, now } = context
  const found = await getCustomerInCompany(tx, id)
  if (found.erasedAt) return fail('customer.erased')
  await tx.insert(customerNotes).values({ customerId: id, memberId: actor.memberId, text })
  await audit(id, { note: text.length })
  return detailOf(tx, found, linksOf(context), now)
}

const resendDocuments: HandlerOf<typeof customer, 'resendDocuments'> = async ({ tx, audit }, { id }) => {
  const policy = (await findPolicy(tx, id)) ?? fail('policy.not-found')
  const [owner] = await tx
    .select()
    .from(customers)
    .where(eq(customers.id, policy.customerId ?? id))
  if (owner?.erasedAt) return fail('customer.erased')
  raiseEvent(tx, 'policy.documents-asked', { policyId: policy.id })
  await audit(id, { isSentAgain: true })
  return true
}

const cancelPolicy: HandlerOf<typeof customer, 'cancelPolicy'> = async (context, { id }) => {
  const refundedMinor = await cancel(context.tx, id, context.now)
  await context.audit(id, { isCancelled: true, refundedMinor })
  return true
}

export const customerCalls: HandlersOf<typeof customer> = {
  listCustomers,
  getCustomer,
  addNote,
  resendDocuments,
  exportCustomer,
  eraseCustomer,
  cancelPolicy,
}
