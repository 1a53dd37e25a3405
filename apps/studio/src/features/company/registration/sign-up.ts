import { CallError } from '@coverwright/contract/client'
import type { CompanyVerdicts, Verdict } from '@coverwright/domain/company/registration/sign-up'
import { messages } from '@coverwright/domain/messages'
import { rememberOnDevice } from '../../../core/session/device.ts'
import { useSession } from '../../../core/session/session.ts'
import type { SignUpData } from '../../../core/session/session-store.ts'
import { client } from '../../../core/wire/client.ts'

export const keepSignUp = (change: SignUpData) =>
  useSession.setState(({ signUpData }) => ({ signUpData: { ...signUpData, ...change } }))

/** Shows what the server finds wrong beside the field it is about. */
export function refuseInvalid(verdicts: CompanyVerdicts, fieldOf: Readonly<Record<string, string>>): void {
  const refused = Object.entries<Verdict | undefined>(verdicts).filter(([, verdict]) => verdict && !verdict.isValid)
  if (refused.length === 0) return
  const fields = Object.fromEntries(
    refused.map(([key, verdict]) => [fieldOf[key] ?? key, verdict?.message ?? messages.parameterException]),
  )
  throw new CallError({ status: 422, data: { code: 'invalid', fields }, message: messages.requiredInformation })
}

/** Stores all that was filled in and has the link mailed. */
export async function signUp(password: string, confirmation: string): Promise<void> {
  const { companyInfo, email = '', phoneTicket = '' } = useSession.getState().signUpData
  if (!companyInfo) return
  const { sentTo, signUpKey } = await client.login.sendInviteCompanyEmail({
    ...companyInfo,
    email,
    phoneTicket,
    password,
    confirmation,
    hasAgreed: true,
  })
  rememberOnDevice(localStorage, { signUpKey })
  // The rest is the server's now; what stays on this page is whom the mail went to.
  useSession.setState({ signUpData: { mail: { sentTo, signUpKey, sentAt: Date.now() } } })
}
