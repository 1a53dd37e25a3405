import type { company } from '@coverwright/contract/company/company'
import type { verification } from '@coverwright/contract/company/verification'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { deactivateAccountWith, type Published } from './deactivate.ts'
import { getAccount } from './get-account.ts'
import { grantReactivation, listReactivations } from './reactivations.ts'
import { resendSenderEmail, saveSenderEmail, verifySenderEmail } from './sender-email.ts'
import { updateAccount } from './update-account.ts'

export const accountCompanyCalls = (published: Published) =>
  ({
    getAccount,
    updateAccount,
    saveSenderEmail,
    resendSenderEmail,
    verifySenderEmail,
    deactivateAccount: deactivateAccountWith(published),
  }) satisfies Partial<HandlersOf<typeof company>>

export const reactivationCalls = { listReactivations, grantReactivation } satisfies Partial<
  HandlersOf<typeof verification>
>
