import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { version1Body } from '@coverwright/domain/build/body/test/version-1-body'
import { sampleShell } from '@coverwright/domain/build/page/sample-shell'
import { expect, test } from 'vitest'
import { aDesign, aProduct, aRelease } from '../../../../test/builders.ts'
import { anActiveGateway } from '../../../../test/gateways.ts'
import { startTestApp } from '../../../../test/test-app.ts'
import { waysIn } from '../../../platform/http/ways-in.ts'
import { addTable } from './add-table.ts'
import { findActiveTables } from './find-active-tables.ts'

const app = await startTestApp()
/** What was not asked for then is wanted before anything is published now. */
const described = structuredClone(version1Body)
for (const plan of described.cover.plans) Object.assign(plan, { subtitle: 'What most people need' })
const ways = waysIn(app.pool, 'test')
const migration = join(import.meta.dirname, '../../../../migrations/2026-11-15-1800-pricing-tables.sql')

test('a body of version 1 keeps its tables, as records, and can be published', async () => {
  const company = await app.aCompany()
  const { id } = await aProduct(app, company)
  // The migration read it where it stood then.
  await app.owner.query('alter table product add column body jsonb')
  await app.owner.query('update product set body = $1 where id = $2', [described, id])
  await app.owner.query(
    `insert into document (id, company_id, owner_id, kind, content)
     select gen_random_uuid(), company_id, id, 'body', body from product where id = $1`,
    [id],
  )
  const [, moving = ''] = (await readFile(migration, 'utf8')).split('-- What bodies of the first version')
  await app.owner.query(`-- ${moving}`)

  expect(await ways.read(company.companyId, (tx) => findActiveTables(tx, id))).toMatchObject([
    { name: 'base', hitPolicy: 'unique', editions: [{ rows: [{ when: ['basic'] }, { when: ['full'] }] }] },
  ])
  await company.client.product.updateShell({ id, revision: 1, shell: { ...sampleShell } })
  await anActiveGateway(company)
  const policyNumberId = (await aDesign(company)).id
  await company.client.number.updatePolicyNoByProductId({ productId: id, policyNumberId })
  expect(await company.client.publisher.findMissing({ id })).toEqual([])
  expect(await aRelease(company, id)).toMatchObject({ state: 'live' })
})

test('a table comes back as it was added, its editions in order', async () => {
  const company = await app.aCompany()
  const { id: productId } = await aProduct(app, company)
  const rows = Array.from({ length: 500 }, (_none, n) => ({ when: [String(n)], results: [`${n}.5`] }))
  const table = {
    name: 'ages',
    hitPolicy: 'unique' as const,
    beyond: 'stop' as const,
    dimensions: [{ kind: 'number' as const, name: 'age' }],
    outputs: [{ kind: 'number' as const, name: 'rate', decimals: 1 }],
    editions: [
      { from: null, to: '2026-12-31', rows },
      { from: '2027-01-01', to: null, rows: rows.slice(1) },
    ],
  }
  const actor = { companyId: company.companyId, memberId: company.companyId }
  await ways.enter(actor, async (tx, audit) => {
    await audit(await addTable(tx, { productId, kind: 'pricing', table }), {})
  })
  expect(await ways.read(company.companyId, (tx) => findActiveTables(tx, productId))).toEqual([table])
})
