import type { PageBlock } from '@coverwright/domain/build/template/page-block'
import { standardLook, standardPage } from '@coverwright/domain/build/template/standard-page'
import { attacks } from '@coverwright/domain/build/template/test/attacks'
import { beforeEach, expect, test } from 'vitest'
import { anAgentPage } from '../../../../test/agent-page-builders.ts'
import { eventually } from '../../../../test/eventually.ts'
import { aVisitor } from '../../../../test/site-visitor.ts'
import { anEmail, aPage, aTemplate, publishAnew, writeTemplate } from '../../../../test/template-builders.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'

const app = await startTestApp()

let company: TestCompany
beforeEach(async () => {
  company = await app.aCompany()
})

const heading = (text: string, id = 'own'): PageBlock => ({ type: 'heading', id, text })
const bodyAt = async (host: string | null) => (await aVisitor(app, host ?? '').get('/')).body
test('a page is drawn from what is chosen for it, and from each new version of that', async () => {
  const page = await anAgentPage(app, company)
  const other = await anAgentPage(app, company)
  const template = await aTemplate(company, aPage([heading('Hello from {{agentName}}')]))
  const choice = { id: page.id, templateId: template.id, language: 'en_uk' } as const
  expect(await company.client.directPage.listTemplates({})).toEqual([
    { id: template.id, name: template.name, languages: ['en_uk'], agentPageId: null },
  ])
  // Looking at it changes nothing.
  const { html } = await company.client.directPage.previewTemplate(choice)
  expect(html).toContain('<h2>Hello from Edda Marlow</h2>')
  expect(await bodyAt(page.host)).not.toContain('Hello from')

  expect(await company.client.directPage.chooseTemplate(choice)).toMatchObject({
    template: { id: template.id, number: 1, language: 'en_uk', state: 'active' },
  })
  await eventually(async () => expect(await bodyAt(page.host)).toContain('<h2>Hello from Edda Marlow</h2>'))
  expect(await bodyAt(other.host)).not.toContain('Hello from')

  const red = { ...aPage([heading('Anew')]), look: { ...standardLook, brand: '#aa1122', sheet: '#101010' } }
  await writeTemplate(company, template.id, red)
  // A draft is nobody's page.
  expect(await bodyAt(page.host)).not.toContain('Anew')
  await publishAnew(company, template.id, red)
  await eventually(async () => expect(await bodyAt(page.host)).toContain('<h2>Anew</h2>'))
  expect(await bodyAt(page.host)).toContain('--brand: #aa1122; --on-brand: #ffffff; --sheet: #101010; --ink: #ffffff')

  const standard = { id: page.id, templateId: null, language: 'en_uk' } as const
  expect(await company.client.directPage.chooseTemplate(standard)).toMatchObject({ template: null })
  await eventually(async () => expect(await bodyAt(page.host)).not.toContain('Anew'))
})

test('in the trash it keeps its pages, is chosen by nobody, and is deleted for ever once no page has it', async () => {
  const page = await anAgentPage(app, company)
  const { id: templateId } = await aTemplate(company, aPage([heading('Kept')]))
  const choice = { id: page.id, templateId, language: 'en_uk' } as const
  await company.client.directPage.chooseTemplate(choice)
  const { template, directPage } = company.client
  await expect(template.deleteTemplate({ id: templateId })).rejects.toMatchObject({ code: 'template.not-in-trash' })
  const { bindings } = await template.removeTemplate({ id: templateId })
  expect(bindings).toMatchObject([{ kind: 'agent-page', agentPageId: page.id, eventType: null, document: null }])
  expect(await bodyAt(page.host)).toContain('Kept')
  expect((await directPage.get({ id: page.id })).template).toMatchObject({ id: templateId, state: 'trash' })
  expect(await directPage.listTemplates({})).toEqual([])
  const other = await anAgentPage(app, company)
  await expect(directPage.chooseTemplate({ ...choice, id: other.id })).rejects.toMatchObject({
    code: 'template.in-trash',
  })
  await expect(template.deleteTemplate({ id: templateId })).rejects.toMatchObject({
    code: 'template.in-use',
    fields: { id: 'It is used for: the home page of Edda Marlow.' },
  })
  expect((await template.restoreTemplate({ id: templateId })).bindings).toHaveLength(1)
  await template.removeTemplate({ id: templateId })

  await directPage.chooseTemplate({ ...choice, templateId: null })
  await template.deleteTemplate({ id: templateId })
  await expect(template.getTemplate({ id: templateId })).rejects.toMatchObject({ code: 'template.not-found' })
  const { rows } = await app.owner.query(
    'select 1 from document where owner_id = $1 union all select 1 from template_version where template_id = $1',
    [templateId],
  )
  expect(rows).toEqual([])
})

test('a page that is removed takes its choice along', async () => {
  const page = await anAgentPage(app, company)
  const { id } = await aTemplate(company, aPage())
  await company.client.directPage.chooseTemplate({ id: page.id, templateId: id, language: 'en_uk' })
  await company.client.directPage.remove({ id: page.id })
  expect((await company.client.template.getTemplate({ id })).bindings).toEqual([])
})

test('another company’s, a mail, a draft and a language it lacks are refused', async () => {
  const page = await anAgentPage(app, company)
  const { directPage, template } = company.client
  const foreign = await aTemplate(await app.aCompany(), aPage())
  const mail = await aTemplate(company, anEmail())
  const page1 = await aTemplate(company, aPage())
  const draft = await template.createTemplate({ kind: 'agent-page', name: 'Draft', tag: '', language: 'en_uk' })
  for (const [templateId, language, code] of [
    [foreign.id, 'en_uk', 'template.not-found'],
    [mail.id, 'en_uk', 'template.does-not-fit'],
    [draft.id, 'en_uk', 'template.not-published'],
    [page1.id, 'fr_fr', 'template.no-such-language'],
  ] as const) {
    const choice = { id: page.id, templateId, language }
    await expect(directPage.chooseTemplate(choice)).rejects.toMatchObject({ code })
    await expect(directPage.previewTemplate(choice)).rejects.toMatchObject({ code })
  }
  expect((await directPage.get({ id: page.id })).template).toBeNull()
  // Whoever writes templates does not thereby change what is public.
  const designer = await app.aColleague(company, { role: 'designer' })
  await expect(
    designer.client.directPage.chooseTemplate({ id: page.id, templateId: page1.id, language: 'en_uk' }),
  ).rejects.toMatchObject({ status: 403 })
  const bound = await directPage.chooseTemplate({ id: page.id, templateId: page1.id, language: 'en_uk' })
  const [binding] = await template.listBindings({ kind: 'agent-page' })
  await expect(template.unbindTemplate({ id: binding?.id ?? '' })).rejects.toMatchObject({
    code: 'template.binding-not-found',
  })
  expect(bound.template?.id).toBe(page1.id)
  await expect(
    template.bindTemplate({ templateId: page1.id, eventType: 'policy.documented', productId: null, language: null }),
  ).rejects.toMatchObject({ code: 'template.does-not-fit' })
})

test('the footer is refused to whoever leaves it out, moves it or writes into it', async () => {
  const { id } = await aTemplate(company, aPage())
  const { blocks } = standardPage
  for (const changed of [
    blocks.slice(0, -1),
    [...blocks.slice(-1), ...blocks.slice(0, -1)],
    [...blocks.slice(0, -1), { type: 'regulatory-footer', id: 'footer', text: 'Nobody' }],
  ])
    await expect(
      writeTemplate(company, id, { ...aPage(), texts: { en_uk: { blocks: changed } } }),
    ).rejects.toMatchObject({ code: 'invalid' })
})

test('a language that pages are shown in stays written', async () => {
  const page = await anAgentPage(app, company)
  const both = {
    ...aPage(),
    texts: { en_uk: standardPage, de_de: { blocks: [heading('Guten Tag'), ...standardPage.blocks] } },
  }
  const { id } = await aTemplate(company, both)
  await company.client.directPage.chooseTemplate({ id: page.id, templateId: id, language: 'de_de' })
  await eventually(async () => expect(await bodyAt(page.host)).toContain('Guten Tag'))
  const body = await bodyAt(page.host)
  for (const said of ['lang="de-DE"', 'Montag', 'Schreiben Sie an Edda Marlow', 'vermittelt Versicherungen'])
    expect(body).toContain(said)
  const wrong = await aVisitor(app, page.host ?? '').post('/contact', { name: '', email: '', phone: '', message: '' })
  expect(wrong.body).toContain('Füllen Sie dieses Feld aus')
  await writeTemplate(company, id, aPage())
  await expect(company.client.template.publishTemplate({ id })).rejects.toMatchObject({
    code: 'template.no-such-language',
  })
})

test('script is inert in whichever field it is written, of the template and of the page', async () => {
  const words = attacks.filter((text) => !text.includes('{{') && !text.includes('\r'))
  const titled = (['chat-link', 'social-links', 'agent-products', 'contact-form'] as const).map(
    (type, at): PageBlock => ({ type, id: `t${at}`, title: words.join(' ').slice(0, 120) }),
  )
  const marked = words.map(
    (text, at): PageBlock => ({
      type: 'paragraph',
      id: `p${at}`,
      text: { lines: [{ isEntry: true, runs: [{ text, bold: true, italic: true }] }] },
    }),
  )
  const blocks: PageBlock[] = [
    { type: 'agent-banner', id: 'banner' },
    { type: 'agent-card', id: 'card' },
    ...titled,
    { type: 'working-hours', id: 'hours', shows: 'both', title: words[0] ?? '' },
    ...words.map((text, at) => heading(`${text} {{agentName}}`.slice(0, 200), `h${at}`)),
    ...marked.slice(0, 12),
    { type: 'spacer', id: 'space', height: 24 },
    { type: 'regulatory-footer', id: 'footer' },
  ]
  const script = words.join('')
  const page = await anAgentPage(app, company, 'active', {
    name: `Edda <script>alert(1)</script>`,
    location: script.slice(0, 120),
  })
  const { id: templateId } = await aTemplate(company, { ...aPage(), texts: { en_uk: { blocks } } })
  await company.client.directPage.chooseTemplate({ id: page.id, templateId, language: 'en_uk' })
  await eventually(async () => expect(await bodyAt(page.host)).toContain('class="space-24"'))
  const answer = await aVisitor(app, page.host ?? '').get('/')
  const { html } = await company.client.directPage.previewTemplate({ id: page.id, templateId, language: 'en_uk' })
  const draft = await company.client.template.previewTemplate({ id: templateId, language: 'en_uk' })
  for (const drawn of [answer.body, html, draft.html ?? '']) {
    expect(drawn.match(/alert\(1\)/g)?.length).toBeGreaterThan(10)
    expect(drawn).not.toMatch(/<(script|svg|img src=x)/i)
    // What is quoted is a value, whatever is written in it.
    expect(drawn.replaceAll(/"[^"]*"/g, '')).not.toMatch(/<[^>]*\son\w+=/i)
    expect(drawn).not.toMatch(/href="\s*(javascript|data):/i)
    expect(drawn.match(/<style>/g)).toHaveLength(1)
  }
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  expect(answer.headers['content-security-policy']).not.toContain('script-src')
})

test('what a template has no form for is not taken', async () => {
  const page = await anAgentPage(app, company)
  const blocks = standardPage.blocks.filter(({ type }) => type !== 'contact-form')
  const { id: templateId } = await aTemplate(company, { ...aPage(), texts: { en_uk: { blocks } } })
  await company.client.directPage.chooseTemplate({ id: page.id, templateId, language: 'en_uk' })
  await eventually(async () => expect(await bodyAt(page.host)).not.toContain('<form'))
  const lead = { name: 'Sol', email: 'sol@example.org', phone: '', message: 'Hello' }
  expect((await aVisitor(app, page.host ?? '').post('/contact', lead)).statusCode).toBe(404)
})
