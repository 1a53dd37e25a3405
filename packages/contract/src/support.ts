import {
  ReactivationFilter,
  ReactivationGrant,
  ReactivationRequest,
  SupportForm,
  SupportReceipt,
} from '@coverwright/domain/support/support'
import { call, can, group, member } from './call.ts'

export const support = group('support', {
  sendRequest: call({
    access: member,
    audit: true,
    isPersonal: true,
    input: SupportForm,
    output: SupportReceipt,
    errors: ['support.too-often'],
  }),
  /** Companies that ask for their trial to go on; for the staff of the company that runs the product. */
  listReactivations: call({
    access: can('grant-reactivation'),
    paged: ['createdAt'],
    input: ReactivationFilter,
    output: ReactivationRequest,
  }),
  grantReactivation: call({
    access: can('grant-reactivation'),
    audit: true,
    input: ReactivationGrant,
    output: ReactivationRequest,
    errors: ['support.request-not-found', 'support.already-granted'],
  }),
})
