import { SupportForm, SupportReceipt } from '@coverwright/domain/company/support/support'
import { call, group, member } from '../call.ts'

export const support = group('support', {
  sendRequest: call({
    access: member,
    audit: true,
    isPersonal: true,
    input: SupportForm,
    output: SupportReceipt,
    errors: ['support.too-often'],
  }),
})
