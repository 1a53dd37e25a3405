import type { login } from '@coverwright/contract/company/login'
import type { support } from '@coverwright/contract/company/support'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { contactUs } from './contact-us.ts'
import { getHelpDeskPass } from './get-help-desk-pass.ts'
import { sendRequest } from './send-request.ts'

export const supportLoginCalls = {
  sendContactUsEmail: contactUs,
  getZendeskToken: getHelpDeskPass,
} satisfies Partial<HandlersOf<typeof login>>

export const supportCalls: HandlersOf<typeof support> = { sendRequest }
