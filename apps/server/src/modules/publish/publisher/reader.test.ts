import { expect, test } from 'vitest'
import { aMount } from '../../../../test/publications.ts'
import { startTestApp } from '../../../../test/test-app.ts'

const app = await startTestApp()

test('an address leads to the product that stands there: who only reads that asks for no swap', async () => {
  const company = await app.aCompany()
  const colleague = await app.aColleague(company, { role: 'standard' })
  const [own, theirs] = [await aMount(app, company), await aMount(app, company)]
  const swap = { kind: 'swap', releaseId: own.releaseId, host: theirs.host } as const
  const opened = (access: 'read' | 'write') =>
    company.client.product.setAccess({
      id: theirs.productId,
      openTo: 'company',
      invited: [{ memberId: colleague.memberId, access }],
    })
  await opened('read')
  await expect(colleague.client.publisher.requestApproval(swap)).rejects.toMatchObject({ code: 'not-allowed' })
  await opened('write')
  expect(await colleague.client.publisher.requestApproval(swap)).toMatchObject({ state: 'pending' })
})
