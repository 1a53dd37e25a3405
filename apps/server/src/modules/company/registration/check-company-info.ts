import type { login } from '@coverwright/contract/company/login'
import { businessEmail } from '@coverwright/domain/company/registration/business-email'
import { registrationErrors } from '@coverwright/domain/company/registration/registration-errors'
import {
  type CompanyCheck,
  CompanyInfoForm,
  PhoneForm,
  type Verdict,
} from '@coverwright/domain/company/registration/sign-up'
import { fail } from '@coverwright/domain/errors'
import { messages } from '@coverwright/domain/messages'
import type { z } from 'zod'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { mayAskRegistered } from '../attempt/index.ts'
import { isLicenceTaken, isNameTaken } from '../company/index.ts'
import { findAccount } from '../member/index.ts'

export const checkCompanyInfo: HandlerOf<typeof login, 'checkCompanyInfo'> = async (context, check) => {
  const { companyName, licence, email, phone } = check
  if (email !== undefined && !(await mayAskRegistered(context))) return fail('too-many-requests')
  return context.door(async (tx) => ({
    ...(companyName !== undefined && { companyName: await judgeName(tx, companyName) }),
    ...(licence && { licence: await judgeLicence(tx, licence) }),
    ...(email !== undefined && { email: await judgeEmail(tx, email) }),
    ...(phone && { phone: judge(PhoneForm, phone) }),
  }))
}

export const getCompanyExists: HandlerOf<typeof login, 'getCompanyExists'> = ({ door }, { companyName }) =>
  door((tx) => judgeName(tx, companyName))

const judgeName = (tx: ReadTx, name: string) =>
  judgeTaken(CompanyInfoForm.shape.companyName, name, messages.companyRegistered, (parsed) => isNameTaken(tx, parsed))

const judgeLicence = (tx: ReadTx, { country, number }: NonNullable<CompanyCheck['licence']>) =>
  judgeTaken(
    CompanyInfoForm.shape.licenceNumber,
    number,
    registrationErrors['registration.licence-registered'].message,
    (licenceNumber) => isLicenceTaken(tx, { country, licenceNumber }),
  )

const judgeEmail = (tx: ReadTx, email: string) =>
  judgeTaken(
    businessEmail,
    email,
    messages.emailRegistered,
    async (parsed) => (await findAccount(tx, parsed)) !== undefined,
  )

/** Its form first: what is no name cannot be taken. */
async function judgeTaken(
  schema: z.ZodType<string>,
  value: string,
  takenMessage: string,
  isTaken: (parsed: string) => Promise<boolean>,
): Promise<Verdict> {
  const verdict = judge(schema, value)
  if (!verdict.isValid) return verdict
  return (await isTaken(schema.parse(value))) ? { isValid: false, message: takenMessage } : verdict
}

function judge(schema: z.ZodType, value: unknown): Verdict {
  const { error } = schema.safeParse(value)
  return { isValid: !error, message: error?.issues[0]?.message ?? null }
}
