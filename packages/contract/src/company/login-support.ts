import { ContactUsForm, HelpDeskPass, SupportReceipt } from '@coverwright/domain/company/support/support'
import { z } from 'zod'
import { anyone, call, member } from '../call.ts'

/** The calls of `login` by which people turn to those who run the product. */
export const supportLoginCalls = {
  sendContactUsEmail: call({
    access: anyone,
    audit: true,
    input: ContactUsForm,
    output: SupportReceipt,
    errors: ['support.too-often'],
  }),
  /** Signs in at the help desk whoever is signed in here. */
  getZendeskToken: call({
    access: member,
    isPersonal: true,
    input: z.strictObject({}),
    output: HelpDeskPass,
    errors: ['support.no-help-desk'],
  }),
}
