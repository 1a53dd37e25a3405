import { expect, test } from 'vitest'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'
import { unsubscribeLink } from './unsubscribe-link.ts'

const app = await startTestApp()

const pathOf = ({ companyId }: TestCompany, email: string, language: 'de_de' | 'en_uk' = 'en_uk') =>
  unsubscribeLink({ tokens: app.ports.tokens, publicUrl: '' }, { companyId, id: companyId, email, language })

const press = (url: string, type = 'application/x-www-form-urlencoded', payload = 'List-Unsubscribe=One-Click') =>
  app.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload })

const found = async ({ client }: TestCompany, email: string) =>
  (await client.suppression.listAddresses({ search: email })).items

test('to open the link changes nothing; to press its button unsubscribes, once, however often it is pressed', async () => {
  const company = await app.aCompany()
  const url = pathOf(company, 'Jo@Example.com')
  const page = await app.app.inject({ method: 'GET', url })
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('<form method="post"><button>Unsubscribe</button></form>')
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  expect(await found(company, 'jo@example.com')).toEqual([])

  const multipart = '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
  for (const pressed of [
    await press(url),
    await press(url),
    await press(url, 'multipart/form-data; boundary=x', multipart),
    await app.app.inject({ method: 'POST', url }),
  ]) {
    expect(pressed.statusCode).toBe(200)
    expect(pressed.body).toContain('You are unsubscribed')
  }
  expect(await found(company, ' JO@example.com ')).toMatchObject([{ origin: 'unsubscribed' }])
  const { rows } = await app.owner.query("select * from audit where call = 'suppression/unsubscribe'")
  expect(rows).toHaveLength(1)
})

test('the page speaks the language of the mail', async () => {
  const url = pathOf(await app.aCompany(), 'jo@example.com', 'de_de')
  expect((await app.app.inject({ method: 'GET', url })).body).toContain('<html lang="de-DE">')
  expect((await press(url)).body).toContain('Sie haben abbestellt')
})

test('a link that was made up or changed does nothing', async () => {
  const url = pathOf(await app.aCompany(), 'jo@example.com')
  for (const wrong of [`${url.slice(0, -3)}AAA`, '/unsubscribe/nothing'])
    expect([(await app.app.inject({ method: 'GET', url: wrong })).statusCode, (await press(wrong)).statusCode]).toEqual(
      [404, 404],
    )
})

test('leaders note an address, find it again by the whole of it, and take back what they noted themselves', async () => {
  const company = await app.aCompany()
  const { suppression } = company.client
  const { id } = await suppression.addAddress({ email: 'Kim@example.com' })
  expect(await suppression.addAddress({ email: 'kim@example.com' })).toMatchObject({ id, origin: 'by-hand' })
  expect((await suppression.listAddresses({})).total).toBe(1)
  expect(await found(company, 'kim@')).toEqual([])
  expect(await found(company, 'kim@example.com')).toMatchObject([{ id }])

  await suppression.removeAddress({ id })
  expect(await found(company, 'kim@example.com')).toEqual([])

  // What its owner wishes after a colleague noted it stays.
  const again = await suppression.addAddress({ email: 'kim@example.com' })
  await press(pathOf(company, 'kim@example.com'))
  await expect(suppression.removeAddress({ id: again.id })).rejects.toMatchObject({ code: 'suppression.own-wish' })
})

test('nobody reads an address in the database, and two companies have nothing in common', async () => {
  const companies = [await app.aCompany(), await app.aCompany()]
  for (const { client } of companies) await client.suppression.addAddress({ email: 'lee@example.com' })
  const { rows } = await app.owner.query('select address_hash from suppression where company_id = any($1)', [
    companies.map(({ companyId }) => companyId),
  ])
  const [one, other] = rows.map((row: { address_hash: string }) => row.address_hash)
  expect(one).not.toBe(other)
  expect(`${one} ${other}`).not.toContain('lee')
})
