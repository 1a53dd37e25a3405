import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/test-app.ts'
import { notifyLeaders } from '../../modules/reach/notification/index.ts'
import { audited } from '../audit/audited.ts'
import { forCompany } from './for-company.ts'
import { withTenant } from './with-tenant.ts'

const app = await startTestApp()
const [own, other] = [await app.aCompany(), await app.aCompany()]
const news = (title: string) => ({ kind: 'info', title, source: 'Support' }) as const
const rowsOf = async (companyId: string) => ({
  notices: (await app.owner.query('select title from notification where company_id = $1 order by title', [companyId]))
    .rows,
  audits: (
    await app.owner.query(`select call from audit where company_id = $1 and call like 'test/%' order by call`, [
      companyId,
    ])
  ).rows
    .map(({ call }) => call)
    .filter((call) => call !== 'test/create'),
})

test('what is written for another company is its own, and the transaction goes on in the first', async () => {
  await withTenant(app.pool, { companyId: own.companyId, mode: 'read write' }, async (tx) => {
    const tell = (call: string) =>
      audited(tx, own.companyId, call, async (audit) => {
        await notifyLeaders(tx, new Date(), news(call))
        await audit(own.companyId)
      })
    await tell('test/before')
    await forCompany(tx, other.companyId, () => tell('test/within'))
    const refused = forCompany(tx, other.companyId, async () => {
      await audited(tx, other.companyId, 'test/refused', (audit) => audit(other.companyId))
      throw new Error('Refused')
    })
    await expect(refused).rejects.toThrow('Refused')
    await tell('test/within-own-again')
  })
  expect(await rowsOf(own.companyId)).toEqual({
    notices: [{ title: 'test/before' }, { title: 'test/within-own-again' }],
    audits: ['test/before', 'test/within-own-again'],
  })
  expect(await rowsOf(other.companyId)).toEqual({ notices: [{ title: 'test/within' }], audits: ['test/within'] })
})

test('where it fails neither company keeps anything', async () => {
  const before = [await rowsOf(own.companyId), await rowsOf(other.companyId)]
  const failing = withTenant(app.pool, { companyId: own.companyId, mode: 'read write' }, async (tx) => {
    await forCompany(tx, other.companyId, () => notifyLeaders(tx, new Date(), news('test/lost')))
    throw new Error('Failed')
  })
  await expect(failing).rejects.toThrow('Failed')
  expect([await rowsOf(own.companyId), await rowsOf(other.companyId)]).toEqual(before)
})
