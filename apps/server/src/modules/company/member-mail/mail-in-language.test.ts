import { expect, test } from 'vitest'
import { startTestApp, type TestCompany, testPassword } from '../../../../test/test-app.ts'

const app = await startTestApp()

const mailsTo = async (recipient: string) => {
  const { rows } = await app.owner.query<{ subject: string; text: string }>(
    'select subject, text from outbox_message where recipient = $1 order by created_at',
    [recipient],
  )
  return rows
}

const speak = ({ client }: TestCompany, language: 'de_de' | 'zh_cn') => client.login.updateUserData({ language })

test('a member is written to in the language they chose, with all that is filled in', async () => {
  const company = await app.aCompany()
  const { member } = await speak(company, 'de_de')
  expect(member.language).toBe('de_de')
  const email = 'wren@elsewhere.example'
  await company.client.identity.changeEmail({ email, password: testPassword })
  const [confirm] = await mailsTo(email)
  expect(confirm?.subject).toBe('Bestätigen Sie Ihre neue Adresse')
  expect(confirm?.text).toMatch(/^Guten Tag Wren Okafor,\n\n[^]*\/email-verify-success\?user=\S+\n\n/)
  expect(confirm?.text).not.toMatch(/Hello|Open this link|It works for/)
  const [asked] = await mailsTo(company.email)
  expect(asked?.text).toContain('w***@elsewhere.example')
  expect(asked?.text).not.toContain('Somebody')
})

const password = 'Another-passw0rd-27'

test('what events tell is written in it too; whoever chose none reads that of the company’s country', async () => {
  const company = await app.aCompany()
  const colleague = await app.aColleague(company, { role: 'admin' })
  await speak(company, 'zh_cn')
  for (const { client } of [company, colleague])
    await client.identity.updatePassword({ oldPassword: testPassword, password, confirmation: password })
  const [own] = await mailsTo(company.email)
  const [other] = await mailsTo(colleague.email)
  expect(own?.subject).toBe('您的密码已变更')
  expect(own?.text).not.toMatch(/Hello|Your Coverwright password/)
  expect(other?.subject).toBe('Your password was changed')
  await app.owner.query(`update company set country = 'TH' where id = $1`, [company.companyId])
  await colleague.client.identity.changeEmail({ email: 'new@elsewhere.example', password })
  const [thai] = await mailsTo('new@elsewhere.example')
  expect(thai?.text).toMatch(/^สวัสดีคุณ Wren Okafor/)
})
