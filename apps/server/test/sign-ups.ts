import { SignUpForm } from '@coverwright/domain/company/registration/sign-up'
import { exampleOf } from '@coverwright/domain/fields'
import type { TestApp } from './test-app.ts'

let number = 0

/** The newest message to somebody, as they read it. */
export async function lastMessageTo({ owner }: Pick<TestApp, 'owner'>, recipient: string): Promise<string> {
  const { rows } = await owner.query<{ text: string }>(
    'select text from outbox_message where recipient = $1 order by created_at desc, id desc limit 1',
    [recipient],
  )
  return rows[0]?.text ?? ''
}

export const codeIn = (text: string) => /\b\d{6}\b/.exec(text)?.[0] ?? 'none'
export const tokenIn = (text: string) => /[?&]token=([\w.-]+)/.exec(text)?.[1] ?? 'none'

/** A telephone number that a code has proved. */
export async function aPhone(app: TestApp) {
  const phone = { callingCode: '+44', number: String(7_700_900_000 + ++number) } as const
  await app.visitor.login.sendRegisterPhoneCode(phone)
  const code = codeIn(await lastMessageTo(app, `+44${phone.number}`))
  return app.visitor.login.verifyRegisterPhoneCode({ ...phone, code })
}

/** Everything filled in and the link mailed. */
export async function aSignUp(app: TestApp, overrides: Partial<SignUpForm> = {}) {
  const n = ++number
  const form: SignUpForm = {
    ...exampleOf(SignUpForm),
    companyName: `Saltmarsh ${n} Mutual`,
    licenceNumber: `FRN ${n}`,
    email: `rowan@saltmarsh-${n}.example`,
    ...(await aPhone(app)),
    ...overrides,
  }
  const { signUpKey, sentTo } = await app.visitor.login.sendInviteCompanyEmail(form)
  return { form, signUpKey, sentTo, token: tokenIn(await lastMessageTo(app, form.email)) }
}
