import {
  Customer,
  CustomerDetail,
  CustomerFilter,
  CustomerRef,
  NoteForm,
  PolicyRef,
} from '@coverwright/domain/sell/customer/customer'
import { z } from 'zod'
import { call, can, group } from '../call.ts'

const access = can('customer-management-center')

export const customer = group('customer', {
  listCustomers: call({ access, paged: ['name', 'createdAt'], input: CustomerFilter, output: Customer }),
  getCustomer: call({ access, input: CustomerRef, output: CustomerDetail, errors: ['customer.not-found'] }),
  addNote: call({
    access,
    audit: true,
    input: NoteForm,
    output: CustomerDetail,
    errors: ['customer.not-found', 'customer.erased'],
  }),
  /** Mails the link to the policy and its documents again. */
  resendDocuments: call({
    access,
    audit: true,
    input: PolicyRef,
    output: z.boolean(),
    errors: ['policy.not-found', 'customer.erased'],
  }),
  /** Everything that is kept of the person, for them to take away. */
  exportCustomer: call({
    access,
    audit: true,
    input: CustomerRef,
    output: z.record(z.string(), z.unknown()),
    errors: ['customer.not-found'],
  }),
  /** Personal data go; what was sold, when and for how much stays, as the books must. */
  eraseCustomer: call({
    access,
    isLive: true,
    audit: true,
    input: CustomerRef,
    output: CustomerDetail,
    errors: ['customer.not-found', 'customer.insured', 'customer.paying', 'customer.erased'],
  }),
  /** Within the days to change one's mind: the policy ends and everything paid goes back. */
  cancelPolicy: call({
    access,
    audit: true,
    input: PolicyRef,
    output: z.boolean(),
    errors: ['policy.not-found', 'policy.not-in-force', 'policy.too-late'],
  }),
})
