import { emptyProfile } from '@coverwright/domain/sell/agent-page/agent-page'
import { beforeEach, describe, expect, test } from 'vitest'
import { aForm, anAgentPage, tokenMailedTo } from '../../../../test/agent-page-builders.ts'
import { anAgent, aPhoto } from '../../../../test/builders.ts'
import { aSite } from '../../../../test/buyers.ts'
import { publishLive } from '../../../../test/publish-live.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'

const app = await startTestApp()
const { visitor, clock, owner } = app
const hour = 3_600_000

let company: TestCompany
beforeEach(async () => {
  clock.now = () => new Date()
  company = await app.aCompany()
})

const answer = (token: string) => ({ token, name: 'Edda M. Marlow', phone: '+44 20 7946 0958', location: 'Whitby' })

describe('a page', () => {
  test('of a new address makes the agent, asks them by mail, and is inactive until all is there', async () => {
    const made = await company.client.directPage.create(aForm({ email: 'edda@harbour.example' }))
    expect(made).toMatchObject({
      agentName: 'Edda Marlow',
      status: 'inactive',
      reasons: ['not-confirmed', 'no-subdomain'],
      confirmation: 'waiting',
      host: null,
      visits: 0,
    })
    await expect(company.client.directPage.activate({ id: made.id })).rejects.toMatchObject({
      code: 'agent-page.not-confirmed',
    })
    const token = await tokenMailedTo(app, 'edda@harbour.example')
    const card = await visitor.directPage.confirm(answer(token))
    expect(card).toMatchObject({ name: 'Edda M. Marlow', phone: '+44 20 7946 0958', confirmation: 'confirmed' })
    await expect(company.client.directPage.activate({ id: made.id })).rejects.toMatchObject({
      code: 'agent-page.no-subdomain',
    })
    await company.client.directPage.bindSubdomain({ id: made.id, host: 'Edda-harbour.localhost' })
    const active = await company.client.directPage.activate({ id: made.id })
    expect(active).toMatchObject({ status: 'active', reasons: [], host: 'edda-harbour.localhost' })
    const { items } = await company.client.message.listNotifications({})
    expect(items[0]).toMatchObject({ title: 'Edda M. Marlow confirmed their home page', link: '/directPage' })
  })

  test('is of an agent the company has, where the address is theirs; each has one', async () => {
    const agent = await anAgent(company, { email: 'Known@harbour.example' })
    const made = await company.client.directPage.create(aForm({ email: 'known@harbour.example' }))
    expect(made).toMatchObject({ agentId: agent.id, agentCode: agent.code, agentName: agent.name })
    await expect(company.client.directPage.create(aForm({ email: 'known@harbour.example' }))).rejects.toMatchObject({
      code: 'agent-page.agent-has-one',
      fields: { email: expect.any(String) },
    })
    await company.client.agent.deactivateAgent({ id: agent.id })
    const { reasons } = await company.client.directPage.get({ id: made.id })
    expect(reasons).toContain('agent-deactivated')
  })

  test('is the fifth or none: of ten at once five are made', async () => {
    const made = await Promise.allSettled(Array.from({ length: 10 }, () => company.client.directPage.create(aForm())))
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    const refused = made.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(refused).toEqual(refused.map(() => expect.objectContaining({ code: 'agent-page.too-many' })))
    const { items } = await company.client.directPage.list({})
    expect(items).toHaveLength(5)
    await company.client.directPage.remove({ id: items[0]?.id ?? '' })
    await company.client.directPage.create(aForm())
  })

  test('shows what is there: a photo or product of nobody is refused', async () => {
    const other = await app.aCompany()
    const { id: bannerPhotoId } = await aPhoto(other)
    await expect(company.client.directPage.create(aForm({ bannerPhotoId }))).rejects.toMatchObject({
      code: 'photo.not-found',
    })
    const { productId } = await aSite(app, other)
    await expect(company.client.directPage.create(aForm({ productIds: [productId] }))).rejects.toMatchObject({
      code: 'product.not-found',
    })
  })

  test('is made as often as its agent can bear the mails, and those of one company are counted together', async () => {
    const email = 'stranger@harbour.example'
    const make = (to = email) => company.client.directPage.create(aForm({ email: to }))
    for (let times = 0; times < 5; times++) await company.client.directPage.remove({ id: (await make()).id })
    await expect(make()).rejects.toMatchObject({ code: 'agent-page.too-many-mails', status: 429 })
    expect((await company.client.directPage.list({})).items).toEqual([])
    clock.now = () => new Date(Date.now() + 25 * hour)
    await company.client.directPage.remove({ id: (await make()).id })
    await owner.query(
      `update attempt_count set count = 50 where name = 'agent-page-mail.company' and company_id = $1`,
      [company.companyId],
    )
    await expect(make('another@harbour.example')).rejects.toMatchObject({ code: 'agent-page.too-many-mails' })
    const other = await app.aCompany()
    await other.client.directPage.create(aForm({ email }))
  })

  test('that is removed keeps nothing of the person, and its name is free', async () => {
    const page = await anAgentPage(app, company)
    await company.client.directPage.remove({ id: page.id })
    await expect(company.client.directPage.get({ id: page.id })).rejects.toMatchObject({ code: 'agent-page.not-found' })
    const { rows } = await owner.query('select location, chat, social_links from agent_page where id = $1', [page.id])
    expect(rows).toEqual([{ location: '', chat: null, social_links: [] }])
    const other = await app.aCompany()
    const theirs = await anAgentPage(app, other, 'inactive')
    await other.client.directPage.bindSubdomain({ id: theirs.id, host: page.host ?? '' })
  })

  test('goes to the public by whoever may publish', async () => {
    const colleague = await app.aColleague(company, { role: 'standard', permissions: ['directPage'] })
    const page = await anAgentPage(app, company)
    await colleague.client.directPage.deactivate({ id: page.id })
    await expect(colleague.client.directPage.activate({ id: page.id })).rejects.toMatchObject({ status: 403 })
    // Publishing products is not keeping the pages of agents.
    const publisher = await app.aColleague(company, { role: 'standard', permissions: ['publish-live'] })
    await expect(publisher.client.directPage.activate({ id: page.id })).rejects.toMatchObject({ status: 403 })
    await company.client.directPage.activate({ id: page.id })
    // A page that is active answers at its new name at once.
    await expect(
      colleague.client.directPage.bindSubdomain({ id: page.id, host: 'elsewhere.localhost' }),
    ).rejects.toMatchObject({ status: 403 })
  })
})

describe('the agent', () => {
  test('opens the link without confirming anything, and confirms once', async () => {
    const page = await anAgentPage(app, company, 'inactive')
    const token = await tokenMailedTo(app, page.agentEmail)
    for (let times = 0; times < 2; times++)
      expect(await visitor.directPage.openConfirmation({ token })).toMatchObject({ confirmation: 'waiting' })
    const pressed = await Promise.allSettled([1, 2, 3].map(() => visitor.directPage.confirm(answer(token))))
    expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(visitor.directPage.decline({ token })).rejects.toMatchObject({ code: 'agent-page.already-confirmed' })
  })

  test('declines, and may be asked again', async () => {
    const page = await anAgentPage(app, company, 'inactive')
    const token = await tokenMailedTo(app, page.agentEmail)
    expect(await visitor.directPage.decline({ token })).toMatchObject({ confirmation: 'declined' })
    expect(await company.client.directPage.get({ id: page.id })).toMatchObject({ confirmation: 'declined' })
    await expect(company.client.directPage.invite({ id: page.id })).rejects.toMatchObject({
      code: 'agent-page.asked-lately',
    })
    clock.now = () => new Date(Date.now() + 61_000)
    expect(await company.client.directPage.invite({ id: page.id })).toMatchObject({ confirmation: 'waiting' })
    // One link works, and it is the last.
    await expect(visitor.directPage.openConfirmation({ token })).rejects.toMatchObject({
      code: 'agent-page.link-expired',
    })
    await visitor.directPage.confirm(answer(await tokenMailedTo(app, page.agentEmail)))
  })

  test('is not written over by whoever read the page before', async () => {
    const { id, agentEmail, updatedAt } = await anAgentPage(app, company, 'inactive')
    await visitor.directPage.confirm(answer(await tokenMailedTo(app, agentEmail)))
    const change = { id, ...emptyProfile, location: 'Scarborough' }
    await expect(company.client.directPage.change({ ...change, updatedAt })).rejects.toMatchObject({
      code: 'agent-page.changed-meanwhile',
    })
    const now = await company.client.directPage.get({ id })
    expect(now.location).toBe('Whitby')
    expect(await company.client.directPage.change({ ...change, updatedAt: now.updatedAt })).toMatchObject({
      location: 'Scarborough',
      confirmation: 'confirmed',
    })
  })

  test('is asked again before the page calls them an appointed representative', async () => {
    const { id, agentEmail, updatedAt } = await anAgentPage(app, company)
    const before = await tokenMailedTo(app, agentEmail)
    const change = { id, ...emptyProfile, isAppointedRepresentative: true }
    const changed = await company.client.directPage.change({ ...change, updatedAt })
    expect(changed).toMatchObject({ status: 'inactive', reasons: ['not-confirmed'], confirmation: 'waiting' })
    const token = await tokenMailedTo(app, agentEmail)
    expect(token).not.toBe(before)
    expect(await visitor.directPage.openConfirmation({ token })).toMatchObject({ isAppointedRepresentative: true })
    await visitor.directPage.confirm(answer(token))
    const confirmed = await company.client.directPage.get({ id })
    expect(confirmed).toMatchObject({ status: 'active', confirmation: 'confirmed' })
    // It says nothing new: nobody is asked.
    expect(await company.client.directPage.change({ ...change, updatedAt: confirmed.updatedAt })).toMatchObject({
      status: 'active',
    })
  })

  test('learns nothing by a link that is late, foreign, made up or of a removed page', async () => {
    const page = await anAgentPage(app, company, 'inactive')
    const token = await tokenMailedTo(app, page.agentEmail)
    const other = await app.aCompany()
    const [, id = '', secret = ''] = token.split('.')
    const expired = { code: 'agent-page.link-expired' }
    for (const bad of ['unknown', `${other.companyId}.${id}.${secret}`, `${company.companyId}.${id}.x`])
      await expect(visitor.directPage.openConfirmation({ token: bad })).rejects.toMatchObject(expired)
    clock.now = () => new Date(Date.now() + 24 * hour)
    await expect(visitor.directPage.confirm(answer(token))).rejects.toMatchObject(expired)
    expect(await company.client.directPage.get({ id: page.id })).toMatchObject({ confirmation: 'expired' })
    clock.now = () => new Date()
    await company.client.directPage.remove({ id: page.id })
    await expect(visitor.directPage.confirm(answer(token))).rejects.toMatchObject(expired)
  })
})

const bind = async (host: string, of = company) =>
  of.client.directPage.bindSubdomain({ id: (await anAgentPage(app, of, 'inactive')).id, host })

describe('a name', () => {
  test.each(['login.localhost', 'a.b.localhost', 'www.example.com'])('%s is refused', async (host) => {
    await expect(bind(host)).rejects.toMatchObject({
      code: 'release.host-refused',
      fields: { host: expect.any(String) },
    })
  })

  test('that anything has, of whichever company, is taken', async () => {
    const taken = { code: 'agent-page.host-taken', fields: { host: expect.any(String) } }
    const { host } = await aSite(app, company)
    await expect(bind(host)).rejects.toMatchObject(taken)
    await expect(bind(host, await app.aCompany())).rejects.toMatchObject(taken)
    await bind('of-a-page.localhost')
    await expect(bind('of-a-page.localhost')).rejects.toMatchObject(taken)
    const other = await app.aCompany()
    await expect(bind('of-a-page.localhost', other)).rejects.toMatchObject(taken)
    // Nor does a product take it, not even the company's own.
    const { productId } = await aSite(app, company)
    await expect(publishLive(company, { id: productId, host: 'of-a-page.localhost' })).rejects.toMatchObject({
      code: 'release.host-taken',
    })
  })

  test('of two pages that want it at once one gets', async () => {
    const others = await Promise.all([app.aCompany(), app.aCompany(), app.aCompany()])
    const wanted = await Promise.allSettled(others.map((one) => bind('wanted-by-all.localhost', one)))
    expect(wanted.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('is given up for another', async () => {
    const page = await anAgentPage(app, company, 'inactive')
    await company.client.directPage.bindSubdomain({ id: page.id, host: 'first-name.localhost' })
    await company.client.directPage.bindSubdomain({ id: page.id, host: 'second-name.localhost' })
    expect(await bind('first-name.localhost', await app.aCompany())).toMatchObject({ host: 'first-name.localhost' })
  })
})

test('only firms of the United Kingdom have appointed representatives', async () => {
  await owner.query(`update company set country = 'HK' where id = $1`, [company.companyId])
  await expect(company.client.directPage.create(aForm({ isAppointedRepresentative: true }))).rejects.toMatchObject({
    code: 'agent-page.no-appointed-representatives',
  })
})
