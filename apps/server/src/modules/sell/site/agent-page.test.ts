import { agentLink } from '@coverwright/domain/sell/agent-page/agent-link'
import { emptyProfile } from '@coverwright/domain/sell/agent-page/agent-page'
import { beforeEach, describe, expect, test } from 'vitest'
import { anAgentPage, tokenMailedTo } from '../../../../test/agent-page-builders.ts'
import { anAgent, aPhoto } from '../../../../test/builders.ts'
import { answersOf, aSite, cards, useCard } from '../../../../test/buyers.ts'
import { eventually } from '../../../../test/eventually.ts'
import { aVisitor } from '../../../../test/site-visitor.ts'
import { startTestApp, type TestCompany, testPassword } from '../../../../test/test-app.ts'

const app = await startTestApp()
const { clock, owner } = app

let company: TestCompany
beforeEach(async () => {
  clock.now = () => new Date()
  company = await app.aCompany()
})

const at = (host: string | null) => aVisitor(app, host ?? '')
const statusAt = async (host: string | null) => (await at(host).get('/')).statusCode

describe('a page on its name', () => {
  test('shows who the agent is, without a script, and says who stands behind it', async () => {
    const { id } = await aPhoto(company)
    const page = await anAgentPage(app, company, 'active', {
      picturePhotoId: id,
      isAppointedRepresentative: true,
      location: 'Whitby',
    })
    const answer = await at(page.host).get('/')
    expect(answer.statusCode).toBe(200)
    const { body, headers } = answer
    expect(body).toContain('<h1>Edda Marlow</h1>')
    expect(body).toContain('href="https://wa.me/447700900123"')
    expect(body).toContain('href="https://www.linkedin.com/in/edda-marlow"')
    expect(body).toContain('Edda Marlow is an appointed representative of')
    expect(body).toContain(`<meta property="og:title"`)
    expect(body).not.toContain('<script')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).not.toContain('script-src')
    const again = await at(page.host).get('/', { 'if-none-match': String(headers.etag) })
    expect(again.statusCode).toBe(304)
    expect((await at(page.host).get('/elsewhere')).statusCode).toBe(404)
    expect((await at(page.host).get('/favicon.ico')).statusCode).toBe(200)
    // The photo is gone: the page stays.
    const src = /<img class="picture" src="([^"]+)"/.exec(body)?.[1] ?? ''
    expect((await at(page.host).get(src)).statusCode).toBe(200)
    await company.client.photo.deletePhoto({ id })
    await eventually(async () => expect((await at(page.host).get('/')).body).not.toContain('<img'))
    const { picturePhotoId, pictureSrc } = await company.client.directPage.get({ id: page.id })
    expect([picturePhotoId, pictureSrc]).toEqual([null, null])
  })

  test('takes nothing that somebody typed for markup, in whichever field', async () => {
    const script = `"'><script>alert(1)</script>`
    const page = await anAgentPage(app, company, 'active', {
      name: `Edda ${script}`,
      location: script,
      awayMessage: script,
      workingHours: emptyProfile.workingHours.map(() => null),
    })
    await owner.query('update company set name = $1 where id = $2', [`Tarn ${script}`, company.companyId])
    const site = await aSite(app, company)
    await owner.query(
      `update release set content = jsonb_set(content, '{settings,name}', to_jsonb($1::text)) where product_id = $2`,
      [`Pet ${script}`, site.productId],
    )
    const { body } = await at(page.host).get('/')
    expect(body.match(/alert\(1\)/g)?.length).toBeGreaterThan(5)
    expect(body).not.toContain('<script')
    const typed = { name: script, email: script, phone: script, message: script }
    const refused = await at(page.host).post('/contact', typed)
    expect(refused.statusCode).toBe(422)
    expect(refused.body).not.toContain('<script')
    const card = await at(page.host).get('/contact.vcf')
    expect(card.headers['content-type']).toContain('text/vcard')
    expect(card.headers['x-content-type-options']).toBe('nosniff')
  })

  test('says by the clock of the company whether somebody is there', async () => {
    const page = await anAgentPage(app, company)
    await owner.query(`update company set time_zone = 'Europe/London' where id = $1`, [company.companyId])
    clock.now = () => new Date('2026-11-17T12:00:00Z')
    expect((await at(page.host).get('/')).body).toContain('I am at work now.')
    clock.now = () => new Date('2026-11-17T22:00:00Z')
    const { body } = await at(page.host).get('/')
    expect(body).toContain('I answer from nine on weekdays.')
    expect(body).not.toContain('I am at work now.')
  })

  test('answers nowhere before it is active, and no more within a second after it is not', async () => {
    const page = await anAgentPage(app, company)
    expect(await statusAt(page.host)).toBe(200)
    await company.client.directPage.deactivate({ id: page.id })
    await eventually(async () => expect(await statusAt(page.host)).toBe(404))
    await company.client.directPage.activate({ id: page.id })
    await eventually(async () => expect(await statusAt(page.host)).toBe(200))
    await company.client.agent.deactivateAgent({ id: page.agentId })
    await eventually(async () => expect(await statusAt(page.host)).toBe(404))
    const waiting = await anAgentPage(app, company, 'inactive')
    await company.client.directPage.bindSubdomain({ id: waiting.id, host: 'waiting.localhost' })
    expect(await statusAt('waiting.localhost')).toBe(404)
  })

  test('keeps its company’s account open, and answers nowhere once that is not', async () => {
    const page = await anAgentPage(app, company)
    const deactivate = () => company.client.company.deactivateAccount({ password: testPassword })
    await expect(deactivate()).rejects.toMatchObject({ code: 'company.still-published' })
    await company.client.directPage.deactivate({ id: page.id })
    await deactivate()
    // Somebody activated it in the same moment.
    await owner.query(`update agent_page set state = 'active' where id = $1`, [page.id])
    expect(await statusAt(page.host)).toBe(404)
    await owner.query('update company set deactivated_at = null where id = $1', [company.companyId])
    await eventually(async () => expect(await statusAt(page.host)).toBe(200))
  })

  test('counts who comes, and robots not', async () => {
    const page = await anAgentPage(app, company)
    for (const agent of ['Mozilla', 'Mozilla', 'Googlebot'])
      await at(page.host).get('/', { 'user-agent': agent, 'sec-fetch-site': 'none' })
    await eventually(async () => expect((await company.client.directPage.get({ id: page.id })).visits).toBe(2))
  })
})

describe('what is sold by a page', () => {
  test('is the agent’s, from the link to the books', async () => {
    const site = await aSite(app, company)
    const page = await anAgentPage(app, company)
    const { body } = await at(page.host).get('/')
    const link = agentLink('', page.agentCode)
    expect(body).toContain(`${site.host}:8080${link}"`)
    const buyer = aVisitor(app, site.host)
    const come = await buyer.get(link)
    expect([come.statusCode, come.headers.location, come.headers['cache-control']]).toEqual([303, '/', 'no-store'])
    await buyer.post('/', answersOf(app))
    await buyer.post('/plan', { plan: 'full', pay: 'yearly', go: 'next' })
    await useCard(app, String((await buyer.post('/check', { is_true: 'yes' })).headers.location), cards.pays)
    const { items } = await company.client.transaction.listTransactions({})
    expect(items).toMatchObject([{ kind: 'sale', origin: { agentId: page.agentId }, agentName: page.agentName }])
    const { rows } = await owner.query('select origin from policy where id = $1', [items[0]?.policyId])
    expect(rows).toEqual([{ origin: { agentId: page.agentId } }])
  })

  test('is nobody’s where the agent sells no more, or the code is made up', async () => {
    const site = await aSite(app, company)
    const agent = await anAgent(company, { state: 'deactivated' })
    for (const code of [agent.code, 'nobody']) {
      const buyer = aVisitor(app, site.host)
      expect((await buyer.get(`/_/agent/${code}`)).headers.location).toBe('/')
      expect(buyer.cookies.size).toBe(0)
    }
    // A cookie that somebody wrote themselves.
    const buyer = aVisitor(app, site.host)
    buyer.cookies.set('journey_from', `agent/${agent.id}`)
    await buyer.post('/', answersOf(app))
    const { rows } = await owner.query('select origin from application order by id desc limit 1')
    expect(rows).toEqual([{ origin: {} }])
  })

  test('shows the chosen products alone', async () => {
    const [one, other] = [await aSite(app, company), await aSite(app, company)]
    const page = await anAgentPage(app, company, 'active', { productIds: [one.productId] })
    const { body } = await at(page.host).get('/')
    expect(body).toContain(one.host)
    expect(body).not.toContain(other.host)
  })

  test('is called as it is sold, whatever its design is called by now', async () => {
    const { productId } = await aSite(app, company)
    const page = await anAgentPage(app, company)
    const { name } = await company.client.product.getProduct({ id: productId })
    await owner.query(`update product set name = 'Not yet sold by this name' where id = $1`, [productId])
    const { body } = await at(page.host).get('/')
    expect(body).toContain(name)
    expect(body).not.toContain('Not yet sold')
  })
})

describe('what visitors write', () => {
  const lead = { name: 'Sol Marrick', email: 'Sol@example.org', phone: '', message: 'Do you cover greyhounds?' }

  test('reaches the agent by mail and the company’s list, and is erased', async () => {
    const page = await anAgentPage(app, company)
    const sent = await at(page.host).post('/contact', lead)
    expect([sent.statusCode, sent.headers.location]).toEqual([303, '/sent'])
    expect((await at(page.host).get('/sent')).body).toContain('Thank you')
    const { items } = await company.client.directPage.listLeads({ pageId: page.id })
    expect(items).toMatchObject([{ name: 'Sol Marrick', email: 'sol@example.org', agentName: page.agentName }])
    const { rows } = await owner.query(
      'select recipient, text from outbox_message where recipient = $1 order by id desc',
      [page.agentEmail],
    )
    expect(rows[0].text).toContain('Do you cover greyhounds?')
    await company.client.directPage.removeLead({ id: items[0]?.id ?? '' })
    expect((await company.client.directPage.listLeads({})).items).toEqual([])
  })

  test('is kept in the form where something is wrong, and taken from programs by nobody', async () => {
    const page = await anAgentPage(app, company)
    const wrong = await at(page.host).post('/contact', { ...lead, email: 'nowhere', message: 'a\0b' })
    expect(wrong.statusCode).toBe(422)
    const missing = await at(page.host).post('/contact', { ...lead, email: 'nowhere' })
    expect(missing.body).toContain('value="nowhere"')
    expect(missing.body).toContain('aria-invalid="true"')
    const empty = await at(page.host).post('/contact', { ...lead, email: '' })
    expect(empty.body).toContain('The field is required')
    expect(empty.body).not.toContain('Email is not valid')
    await at(page.host).post('/contact', { ...lead, website: 'https://spam.example' })
    const foreign = await at(page.host).post('/contact', lead, { origin: 'https://evil.example' })
    expect(foreign.statusCode).toBe(403)
    expect((await company.client.directPage.listLeads({})).items).toEqual([])
  })

  test('has a limit for each who writes', async () => {
    const page = await anAgentPage(app, company)
    const answers: number[] = []
    for (let times = 0; times < 6; times++) answers.push((await at(page.host).post('/contact', lead)).statusCode)
    expect(answers).toEqual([303, 303, 303, 303, 303, 429])
    expect((await company.client.directPage.listLeads({})).items).toHaveLength(5)
  })
})

test('confirming puts the page right everywhere', async () => {
  const page = await anAgentPage(app, company)
  await owner.query(
    "update agent_page set confirmed_at = null, asked_at = asked_at - interval '1 hour' where id = $1",
    [page.id],
  )
  await company.client.directPage.invite({ id: page.id })
  await eventually(async () => expect(await statusAt(page.host)).toBe(404))
  const token = await tokenMailedTo(app, page.agentEmail)
  await app.visitor.directPage.confirm({ token, name: 'Edda Renamed', phone: '', location: '' })
  await eventually(async () => expect((await at(page.host).get('/')).body).toContain('Edda Renamed'))
})
