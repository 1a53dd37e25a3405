import type { PageBlock } from '@coverwright/domain/build/template/page-block'
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
test('a page is designed for itself: it begins as it looks, changes when that is published, and no other page can take it', async () => {
  const { template, directPage } = company.client
  const page = await anAgentPage(app, company)
  const other = await anAgentPage(app, company)
  const before = await bodyAt(page.host)

  const design = await directPage.design({ id: page.id })
  expect(design).toMatchObject({ name: 'Edda Marlow', agentPageId: page.id, originId: null, published: { number: 1 } })
  expect(await directPage.get({ id: page.id })).toMatchObject({ template: { id: design.id, isOwn: true } })
  await eventually(async () => expect(await bodyAt(page.host)).toBe(before))

  const words = aPage([heading('{{agentName}} of {{agentLocation}}')])
  await writeTemplate(company, design.id, words)
  const asked = { id: page.id, templateId: design.id, language: 'en_uk' } as const
  const { html } = await directPage.previewDraft(asked)
  expect(html).toContain(`<h2>Edda Marlow of ${page.location}</h2>`)
  expect(html).toContain('WhatsApp')
  expect(await bodyAt(page.host)).toBe(before)
  await publishAnew(company, design.id, words)
  await eventually(async () => expect(await bodyAt(page.host)).toContain(`<h2>Edda Marlow of ${page.location}</h2>`))

  for (const act of [directPage.chooseTemplate, directPage.previewTemplate])
    await expect(act({ ...asked, id: other.id })).rejects.toMatchObject({ code: 'template.does-not-fit' })
  // Asked for again it is what it is.
  expect((await directPage.design({ id: page.id })).id).toBe(design.id)
  expect((await template.listTemplates({ kind: 'agent-page' })).items).toHaveLength(1)
})

test('it begins from the published version of what was chosen, which goes its own way from then on', async () => {
  const { template, directPage } = company.client
  const page = await anAgentPage(app, company)
  const shared = await aTemplate(company, aPage([heading('Everybody’s')]))
  await directPage.chooseTemplate({ id: page.id, templateId: shared.id, language: 'en_uk' })
  await writeTemplate(company, shared.id, aPage([heading('Not yet published')]))

  const design = await directPage.design({ id: page.id })
  expect(design).toMatchObject({ originId: shared.id, agentPageId: page.id })
  await publishAnew(company, shared.id, aPage([heading('Changed for all others')]))
  expect(await bodyAt(page.host)).toContain('Everybody’s')

  // What the shared one has become is taken over where somebody asks for it, and seen after publishing.
  await template.resetTemplate({ id: design.id })
  await template.publishTemplate({ id: design.id })
  await eventually(async () => expect(await bodyAt(page.host)).toContain('Changed for all others'))
})

test('of two agents of one name the second design has a number, and a copy of one is everybody’s', async () => {
  const { template, directPage } = company.client
  const [one, other] = [await anAgentPage(app, company), await anAgentPage(app, company)]
  const [first, second] = [await directPage.design({ id: one.id }), await directPage.design({ id: other.id })]
  expect([first.name, second.name]).toEqual(['Edda Marlow', 'Edda Marlow 2'])
  const copy = await template.copyTemplate({ id: first.id, name: 'For all' })
  expect(copy).toMatchObject({ agentPageId: null, originId: first.id })
})

test('two who begin at once begin one', async () => {
  const { template, directPage } = company.client
  const { id } = await anAgentPage(app, company)
  const begun = await Promise.all(Array.from({ length: 5 }, () => directPage.design({ id })))
  expect(new Set(begun.map((design) => design.id)).size).toBe(1)
  expect((await template.listTemplates({ kind: 'agent-page' })).items).toHaveLength(1)
})

test('removing the page deletes what was designed for it, in the trash too, and nothing else', async () => {
  const { template, directPage } = company.client
  const page = await anAgentPage(app, company)
  const shared = await aTemplate(company, aPage([heading('Everybody’s')]))
  const thrown = await directPage.design({ id: page.id })
  await template.removeTemplate({ id: thrown.id })
  const design = await directPage.design({ id: page.id })
  expect(design.id).not.toBe(thrown.id)
  await directPage.remove({ id: page.id })
  for (const { id } of [thrown, design])
    await expect(template.getTemplate({ id })).rejects.toMatchObject({ code: 'template.not-found' })
  const left = await app.owner.query('select 1 from template_version where template_id = any($1)', [
    [thrown.id, design.id],
  ])
  expect(left.rowCount).toBe(0)
  expect((await template.getTemplate({ id: shared.id })).state).toBe('active')
})

test('whoever may not write templates designs no page, and only a page is tried on one', async () => {
  const page = await anAgentPage(app, company)
  const { client } = await app.aColleague(company, { permissions: ['directPage'] })
  await expect(client.directPage.design({ id: page.id })).rejects.toMatchObject({ code: 'template.not-yours' })
  const mail = await aTemplate(company, anEmail())
  const asked = { id: page.id, templateId: mail.id, language: 'en_uk' } as const
  await expect(client.directPage.previewDraft(asked)).rejects.toMatchObject({ code: 'template.not-yours' })
  await expect(company.client.directPage.previewDraft(asked)).rejects.toMatchObject({ code: 'template.does-not-fit' })
})
