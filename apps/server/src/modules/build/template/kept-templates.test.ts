import { expect, test } from 'vitest'
import { anAction } from '../../../../test/automation-builders.ts'
import { aContract, aMail, anEmail, aRemovedTemplate, aTemplate } from '../../../../test/template-builders.ts'
import { startTestApp } from '../../../../test/test-app.ts'
import { waysIn } from '../../../platform/http/ways-in.ts'
import { platformTemplates } from './platform-templates.ts'
import { seedPlatformTemplates } from './seed-platform-templates.ts'

const app = await startTestApp()
const seed = () => seedPlatformTemplates(waysIn(app.pool, 'template/seed'), app.clock.now())
const operatorId = async () => {
  const { rows } = await app.owner.query<{ id: string }>('select id from company where is_operator')
  return { companyId: rows[0]?.id ?? '' }
}

test('an operator without anybody in it offers templates of every kind, and each once', async () => {
  await Promise.all([seed(), seed()])
  await seed()
  const { template } = (await app.aCompany()).client
  const offered = []
  for (const kind of ['email', 'document', 'contract', 'agent-page', 'post'] as const)
    offered.push(...(await template.listSystemTemplates({ kind })))
  expect(offered.map(({ name }) => name).toSorted()).toEqual(platformTemplates.map(({ name }) => name).toSorted())

  // Each can be copied and published as it is.
  for (const { id, name } of offered) {
    const copy = await template.copyTemplate({ id, name })
    expect(await template.publishTemplate({ id: copy.id })).toMatchObject({ published: { number: 1 } })
  }
})

test('what the operator renames, throws away or deletes stays so', async () => {
  await seed()
  const { client } = await app.aColleague(await operatorId(), { role: 'super' })
  const { items } = await client.template.listTemplates({ kind: 'email' })
  const [first, second, third] = items
  await client.template.renameTemplate({ id: first?.id ?? '', name: 'Our own', tag: '' })
  await client.template.removeTemplate({ id: second?.id ?? '' })
  await client.template.removeTemplate({ id: third?.id ?? '' })
  await client.template.deleteTemplate({ id: third?.id ?? '' })
  await seed()
  const after = await client.template.listTemplates({ kind: 'email' })
  expect(after.total).toBe(items.length - 1)
  expect(after.items.map(({ name }) => name)).toContain('Our own')
})

test('a database that has a template of the name already is given no second one', async () => {
  const operator = await operatorId()
  await app.owner.query('delete from template_seed where company_id = $1', [operator.companyId])
  await app.owner.query('delete from template where company_id = $1', [operator.companyId])
  const staff = await app.aColleague(operator, { role: 'super' })
  const own = await aTemplate(staff)
  await staff.client.template.renameTemplate({ id: own.id, name: 'Welcome', tag: '' })
  await seed()
  const { items } = await staff.client.template.listTemplates({ kind: 'email', search: 'Welcome' })
  expect(items.map(({ id }) => id)).toEqual([own.id])
})

test('a template is deleted for ever from the trash alone, with all that was kept of it', async () => {
  const company = await app.aCompany()
  const { template } = company.client
  const used = await aTemplate(company)
  const place = { eventType: 'policy.documented', productId: null, language: null } as const
  await template.bindTemplate({ templateId: used.id, ...place })
  const early = template.deleteTemplate({ id: used.id })
  await expect(early).rejects.toMatchObject({ code: 'template.not-in-trash' })
  await template.removeTemplate({ id: used.id })
  await template.deleteTemplate({ id: used.id })
  await expect(template.restoreTemplate({ id: used.id })).rejects.toMatchObject({ code: 'template.not-found' })
  for (const table of ['template_version', 'template_binding']) {
    const { rows } = await app.owner.query(`select 1 from ${table} where template_id = $1`, [used.id])
    expect(rows).toEqual([])
  }
  const { rows: documents } = await app.owner.query('select 1 from document where owner_id = $1', [used.id])
  expect(documents).toEqual([])
  const { rows: told } = await app.owner.query<{ detail: { name?: string } }>(
    `select detail from audit where subject_id = $1 and call = 'template/deleteTemplate'`,
    [used.id],
  )
  expect(told.map(({ detail }) => detail.name)).toEqual([used.name])
})

test('while an automated message is set to send it, it stays, and the refusal says of what', async () => {
  const company = await app.aCompany()
  const { template, automation } = company.client
  const sent = await aTemplate(company, anEmail({ en_uk: aMail() }))
  const action = await anAction(company, { trigger: 'policy.issued', templateId: sent.id })
  await template.removeTemplate({ id: sent.id })
  await expect(template.deleteTemplate({ id: sent.id })).rejects.toMatchObject({
    code: 'template.in-use',
    fields: { id: expect.stringContaining('the automated message on') },
  })
  await automation.deleteAction({ id: action.id })
  expect(await template.deleteTemplate({ id: sent.id })).toBeNull()
})

test('a copy outlives what it was made of, and says that it is gone', async () => {
  const company = await app.aCompany()
  const { template } = company.client
  const removed = await aRemovedTemplate(company)
  const origin = await aTemplate(company, aContract())
  const copy = await template.copyTemplate({ id: origin.id, name: 'Ours' })
  await template.removeTemplate({ id: origin.id })
  await template.deleteTemplate({ id: origin.id })
  await template.deleteTemplate({ id: removed.id })
  await expect(template.resetTemplate({ id: copy.id })).rejects.toMatchObject({ code: 'template.no-origin' })
})
