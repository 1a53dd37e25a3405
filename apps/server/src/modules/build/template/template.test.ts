import { expect, test } from 'vitest'
import { anAction } from '../../../../test/automation-builders.ts'
import { aProduct } from '../../../../test/builders.ts'
import { aMail, anEmail, aTemplate, writeTemplate } from '../../../../test/template-builders.ts'
import { startTestApp } from '../../../../test/test-app.ts'
import { inCompany } from '../../../platform/http/ways-in.ts'
import { fillTemplate, publishedTemplate } from './index.ts'

const app = await startTestApp()

test('a name is one template’s of its kind, and free again once that is in the trash', async () => {
  const { client } = await app.aCompany()
  const form = { kind: 'email', name: 'Welcome', tag: '', language: 'en_uk' } as const
  const { id } = await client.template.createTemplate(form)
  await expect(client.template.createTemplate(form)).rejects.toMatchObject({ code: 'template.name-taken' })
  await client.template.createTemplate({ ...form, kind: 'sms' })
  expect(await client.template.removeTemplate({ id })).toMatchObject({ state: 'trash', removedAt: expect.any(String) })
  await client.template.createTemplate(form)
  await expect(client.template.restoreTemplate({ id })).rejects.toMatchObject({ code: 'template.name-taken' })
})

test('a field that nobody knows is refused when it is saved', async () => {
  const company = await app.aCompany()
  const { id } = await aTemplate(company)
  await expect(
    writeTemplate(company, id, anEmail({ en_uk: aMail({ subject: 'Dear {{nobody}}' }) })),
  ).rejects.toMatchObject({
    code: 'invalid',
  })
})

test('what is unfinished is not published, and said by its place', async () => {
  const company = await app.aCompany()
  const { id } = await aTemplate(company)
  await writeTemplate(company, id, anEmail({ en_uk: aMail({ subject: '' }) }))
  await expect(company.client.template.publishTemplate({ id })).rejects.toMatchObject({
    code: 'template.unfinished',
    fields: { 'texts.en_uk.subject': 'Write a subject' },
  })
})

test('the most particular use is what is sent, in a language it is written in; the trash keeps uses that are free', async () => {
  const company = await app.aCompany()
  const { template } = company.client
  const { id: productId } = await aProduct(app, company)
  const forAll = await aTemplate(company)
  const forOne = await aTemplate(company, anEmail({ en_uk: aMail({ subject: 'Only this product' }) }))
  const bind = (templateId: string, product: string | null) =>
    template.bindTemplate({ templateId, eventType: 'policy.documented', productId: product, language: null })
  await bind(forAll.id, null)
  await bind(forOne.id, productId)
  await expect(bind(forAll.id, productId)).rejects.toMatchObject({ code: 'template.place-taken' })

  const sent = async (language: 'en_uk' | 'fr_fr', product: string | null = productId) => {
    const asked = { eventType: 'policy.documented', kind: 'email', productId: product, language } as const
    const found = await inCompany(app.pool)(company.companyId, (tx) => publishedTemplate(tx, asked))
    return found?.templateId
  }
  expect(await sent('en_uk')).toBe(forOne.id)
  expect(await sent('en_uk', null)).toBe(forAll.id)
  expect(await sent('fr_fr')).toBeUndefined()
  await template.removeTemplate({ id: forOne.id })
  expect(await sent('en_uk')).toBe(forAll.id)
  expect((await template.restoreTemplate({ id: forOne.id })).bindings).toHaveLength(1)
  expect(await sent('en_uk')).toBe(forOne.id)

  await template.removeTemplate({ id: forOne.id })
  await bind(forAll.id, productId)
  expect((await template.restoreTemplate({ id: forOne.id })).bindings).toEqual([])
  expect(await sent('en_uk')).toBe(forAll.id)
})

test('a template that needs what is not known, or leaves out what must be sent, is not put to use', async () => {
  const company = await app.aCompany()
  const { template } = company.client
  const use = { eventType: 'policy.documented', productId: null, language: null } as const
  const needy = await aTemplate(company, anEmail({ en_uk: aMail({ subject: 'Why: {{reason}}' }) }))
  await expect(template.bindTemplate({ ...use, templateId: needy.id })).rejects.toMatchObject({
    code: 'template.does-not-fit',
    fields: { templateId: '{{reason}} is not known then: give it a fallback' },
  })
  const bare = await aTemplate(
    company,
    anEmail({ en_uk: aMail({ blocks: [{ type: 'heading', id: 'h', text: 'Hi' }] }) }),
  )
  await expect(template.bindTemplate({ ...use, templateId: bare.id })).rejects.toMatchObject({
    code: 'template.does-not-fit',
  })
})

test('a later version goes on fitting where it is used: in its language, and in what actions send', async () => {
  const company = await app.aCompany()
  const { template } = company.client
  const bound = await aTemplate(company, anEmail({ en_uk: aMail(), de_de: aMail() }))
  const use = { eventType: 'policy.documented', productId: null, language: 'de_de' } as const
  await template.bindTemplate({ ...use, templateId: bound.id })
  await writeTemplate(company, bound.id, anEmail())
  await expect(template.publishTemplate({ id: bound.id })).rejects.toMatchObject({ code: 'template.no-such-language' })

  const sent = await aTemplate(company)
  await anAction(company, { trigger: 'policy.issued', templateId: sent.id })
  await writeTemplate(company, sent.id, anEmail({ en_uk: aMail({ subject: 'Pay {{amount}}' }) }))
  await expect(template.publishTemplate({ id: sent.id })).rejects.toMatchObject({
    code: 'template.does-not-fit',
    fields: { 'policy.issued': '{{amount}} is not known then: give it a fallback' },
  })
})

test('a text message is filled from its published version', async () => {
  const company = await app.aCompany()
  const { template } = company.client
  const content = {
    version: 1,
    kind: 'sms',
    sender: 'Tarnbrook',
    texts: { en_uk: { text: 'Hi {{name|there}}' } },
  } as const
  const { id } = await aTemplate(company, content)
  await template.bindTemplate({ templateId: id, eventType: 'policy.cancelled', productId: null, language: null })
  const found = await inCompany(app.pool)(company.companyId, (tx) =>
    publishedTemplate(tx, { eventType: 'policy.cancelled', kind: 'sms', productId: null, language: 'en_uk' }),
  )
  expect(found && fillTemplate(found.compiled, 'en_uk', { name: '<Jo>' })).toEqual({
    kind: 'sms',
    sender: 'Tarnbrook',
    text: 'Hi <Jo>',
    missing: [],
  })
})

test('the platform’s are seen by all, copied with their origin, reset to it, and written by its staff alone', async () => {
  const { rows } = await app.owner.query<{ id: string }>('select id from company where is_operator')
  const operator = { companyId: rows[0]?.id ?? '' }
  const staff = await app.aColleague(operator, { role: 'super' })
  const system = await aTemplate(staff)
  const other = await app.aColleague(operator, { role: 'standard' })
  await expect(other.client.template.renameTemplate({ id: system.id, name: 'X', tag: '' })).rejects.toMatchObject({
    code: 'template.not-yours',
  })
  await expect(writeTemplate(other, system.id, anEmail())).rejects.toMatchObject({ code: 'not-allowed' })

  const company = await app.aCompany()
  const { template, document } = company.client
  expect(await template.listSystemTemplates({ kind: 'email' })).toMatchObject([{ id: system.id, number: 1 }])
  await expect(template.renameTemplate({ id: system.id, name: 'X', tag: '' })).rejects.toMatchObject({
    code: 'template.not-found',
  })
  const copy = await template.copyTemplate({ id: system.id, name: 'Ours' })
  expect(copy).toMatchObject({ originId: system.id, published: null, hasChanges: true })
  await writeTemplate(company, copy.id, anEmail({ en_uk: aMail({ subject: 'Ours' }) }))
  await document.unlockDocument({ ownerId: copy.id, kind: 'template', editor: '018f4d2e-7c1b-7c3a-9b1e-3a5d6c7b8a90' })
  await template.resetTemplate({ id: copy.id })
  const { content } = await document.getDocument({ ownerId: copy.id, kind: 'template' })
  expect(content).toEqual(anEmail())
})

test('a test goes to whoever asks, filled with examples, so often an hour', async () => {
  const company = await app.aCompany()
  const { id } = await aTemplate(company)
  await company.client.template.sendTest({ id, language: 'en_uk' })
  const { items } = await company.client.outbox.listMessages({})
  const mail = items.find(({ subject }) => subject.startsWith('[Test]'))
  expect(mail).toMatchObject({ recipient: company.email, subject: '[Test] Welcome Jo Smith' })
  const { html, text } = await company.client.outbox.getMessage({ id: mail?.id ?? '' })
  expect(html).toContain('Dear Jo Smith, thank you.')
  expect(text).toContain('Dear Jo Smith, thank you.')
  for (let count = 1; count < 20; count++) await company.client.template.sendTest({ id, language: 'en_uk' })
  await expect(company.client.template.sendTest({ id, language: 'en_uk' })).rejects.toMatchObject({
    code: 'template.too-many-tests',
  })
})
