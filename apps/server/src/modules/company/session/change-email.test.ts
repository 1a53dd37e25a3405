import { expect, test } from 'vitest'
import { startTestApp, type TestCompany, testPassword } from '../../../../test/test-app.ts'

const app = await startTestApp()
let number = 0
const anAddress = () => `renamed-${++number}@company.example`

const mailTo = async (recipient: string) => {
  const { rows } = await app.owner.query<{ subject: string; text: string }>(
    'select subject, text from outbox_message where recipient = $1 order by created_at desc limit 1',
    [recipient],
  )
  return rows[0]
}
const tokenFor = async (email: string) => /\?user=(\S+)/.exec((await mailTo(email))?.text ?? '')?.[1] ?? ''
const signInWith = ({ tokens: { deviceKey } }: TestCompany, email: string) =>
  app.visitor.login.landingV2({ email, password: testPassword, deviceKey })
const incorrect = { code: 'session.incorrect' }
const confirm = (token: string) => app.visitor.identity.confirmEmail({ token })
const ask = ({ client }: TestCompany, email: string, password = testPassword) =>
  client.identity.changeEmail({ email, password })

test('the old address signs in until the link at the new one is opened; then it is told, and signs in no more', async () => {
  const company = await app.aCompany()
  const email = anAddress()
  expect(await ask(company, email.toUpperCase())).toMatchObject({ sentTo: email })
  const token = await tokenFor(email)
  expect(await signInWith(company, company.email)).toMatchObject({ outcome: 'signed-in' })
  await expect(signInWith(company, email)).rejects.toMatchObject(incorrect)
  const asked = await mailTo(company.email)
  expect(asked?.subject).toBe('Somebody asked to change your address')
  expect(asked?.text).not.toContain(email)

  expect(await confirm(token)).toEqual({ email })
  expect(await signInWith(company, email)).toMatchObject({ outcome: 'signed-in' })
  await expect(signInWith(company, company.email)).rejects.toMatchObject(incorrect)
  const told = await mailTo(company.email)
  expect(told?.subject).toBe('Your address was changed')
  expect(told?.text).not.toContain(email)
  expect(await company.client.identity.getUser({})).toMatchObject({ email })
  await expect(confirm(token)).rejects.toMatchObject({ code: 'session.email-link-expired' })
})

test('it takes the password, and an address that is a company’s own and another', async () => {
  const company = await app.aCompany()
  await expect(ask(company, anAddress(), 'Wrong-passw0rd')).rejects.toMatchObject({
    code: 'session.password-incorrect',
    fields: { password: 'Password incorrect!' },
  })
  await expect(ask(company, 'somebody@gmail.com')).rejects.toMatchObject({
    status: 422,
    fields: { email: /free email/ },
  })
  await expect(ask(company, company.email)).rejects.toMatchObject({ code: 'session.email-unchanged' })
})

test('an address that is somebody’s is answered like any other, and is not taken from them', async () => {
  const company = await app.aCompany()
  const other = await app.aCompany()
  expect(await ask(company, other.email)).toEqual({ sentTo: other.email, expiresAt: expect.any(String) })
  await expect(confirm(await tokenFor(other.email))).rejects.toMatchObject({
    code: 'session.email-taken',
    message: 'Email has been registered.',
  })
  expect(await signInWith(company, company.email)).toMatchObject({ outcome: 'signed-in' })
  expect(await signInWith(other, other.email)).toMatchObject({ outcome: 'signed-in' })
})

test('only the newest link works, for a day, and nobody fills a mailbox with them', async () => {
  const company = await app.aCompany()
  const [first, second] = [anAddress(), anAddress()]
  await ask(company, first)
  await expect(ask(company, second)).rejects.toMatchObject({ code: 'session.code-sent-lately' })
  await app.owner.query(`update one_time_code set created_at = created_at - interval '2 minutes'`)
  await ask(company, second)
  await expect(confirm(await tokenFor(first))).rejects.toMatchObject({ code: 'session.email-link-expired' })
  await app.owner.query(`update one_time_code set expires_at = now() - interval '1 second'`)
  await expect(confirm(await tokenFor(second))).rejects.toMatchObject({ code: 'session.email-link-expired' })
  await expect(confirm('made-up')).rejects.toMatchObject({ code: 'session.email-link-expired' })
})

test.each([
  [
    'a new password',
    ({ client }: TestCompany) =>
      client.identity.updatePassword({
        oldPassword: testPassword,
        password: 'Reeds-in-the-wind-4',
        confirmation: 'Reeds-in-the-wind-4',
      }),
  ],
  ['signing out everywhere', ({ client }: TestCompany) => client.identity.signOutEverywhere({ forgetsDevices: false })],
])('%s ends a link that is on its way', async (_what, end) => {
  const company = await app.aCompany()
  const email = anAddress()
  await ask(company, email)
  await end(company)
  await expect(confirm(await tokenFor(email))).rejects.toMatchObject({ code: 'session.email-link-expired' })
})
