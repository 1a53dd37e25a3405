import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { aMount } from '../../../test/publications.ts'
import { aVisitor } from '../../../test/site-visitor.ts'
import { startTestApp } from '../../../test/test-app.ts'

test('a row that somebody holds stops its own company alone, and that not for ever', async () => {
  const product = await startTestApp()
  const [held, other] = [await product.aCompany(), await product.aCompany()]
  const { host } = await aMount(product, held)
  const { host: otherHost } = await aMount(product, other)
  await product.owner.query('begin')
  await product.owner.query('select from member where company_id = $1 for update', [held.companyId])

  const path = '/v1/login/updateUserData'
  const renames = Array.from({ length: 25 }, (_each, n) =>
    product.app.inject({
      method: 'POST',
      url: path,
      headers: held.headersOf({ method: 'POST', path }),
      payload: { name: `Wren ${n}`, title: 'Head of product' },
    }),
  )
  await sleep(200)
  // Meanwhile everybody else goes on: the neighbour, both shops, and whoever watches the server.
  expect((await other.client.login.getUserData({})).member.email).toBe(other.email)
  for (const site of [host, otherHost]) expect((await aVisitor(product, site).get('/')).statusCode).toBe(200)
  expect((await product.app.inject('/readyz')).statusCode).toBe(200)

  for (const answer of await Promise.all(renames)) {
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('2')
    expect(answer.json()).toMatchObject({ status: 503, data: { code: 'busy' }, message: 'Network is busy, try again!' })
  }
  await product.owner.query('rollback')
  expect((await held.client.login.updateUserData({ name: 'Wren Okafor', title: 'Head' })).member.title).toBe('Head')
})
