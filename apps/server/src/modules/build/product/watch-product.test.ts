import { liveStreamPath, liveWindowHeader } from '@coverwright/contract/reach/message'
import { afterEach, expect, test } from 'vitest'
import { aProduct } from '../../../../test/builders.ts'
import { startTestApp } from '../../../../test/test-app.ts'

const app = await startTestApp()
await app.app.listen({ port: 0 })
const { port } = app.app.server.address() as { port: number }

afterEach(() => {
  app.clock.now = () => new Date()
})

test('who looks at a product is seen by the others, once each, until they leave or fall silent', async () => {
  const company = await app.aCompany()
  const colleague = await app.aColleague(company, { role: 'admin' })
  const { id } = await aProduct(app, company)
  const [window, other] = [crypto.randomUUID(), crypto.randomUUID()]
  const { product } = company.client
  const theirs = colleague.client.product

  expect(await product.watchProduct({ id, window })).toEqual({ watchers: [] })
  const wren = { memberId: company.memberId, name: 'Wren Okafor' }
  expect(await theirs.watchProduct({ id, window: other })).toEqual({ watchers: [wren] })
  // Two windows of one person are one person.
  await product.watchProduct({ id, window: crypto.randomUUID() })
  expect(await theirs.listWatchers({ id })).toEqual({ watchers: [wren] })
  expect((await product.listWatchers({ id })).watchers.map(({ memberId }) => memberId)).toEqual([colleague.memberId])

  // Knowing a window does not let anybody close it for its owner.
  await product.stopWatching({ id, window: other })
  expect((await product.listWatchers({ id })).watchers).toHaveLength(1)
  await theirs.stopWatching({ id, window: other })
  expect(await product.listWatchers({ id })).toEqual({ watchers: [] })

  // A killed tab says nothing.
  await theirs.watchProduct({ id, window: other })
  const later = Date.now() + 60_000
  app.clock.now = () => new Date(later)
  expect(await product.listWatchers({ id })).toEqual({ watchers: [] })
  await product.watchProduct({ id, window })
  const { rows } = await app.owner.query('select window_id from product_watcher where product_id = $1', [id])
  expect(rows).toEqual([{ window_id: window }])
})

test('a window or an editor that says it is still there adds nothing to the audit', async () => {
  const company = await app.aCompany()
  const { id } = await aProduct(app, company)
  const [window, editor] = [crypto.randomUUID(), crypto.randomUUID()]
  const { product } = company.client
  for (let beat = 0; beat < 3; beat++) {
    await product.watchProduct({ id, window })
    await product.lockDocument({ id, document: 'body', editor })
  }
  const { rows } = await app.owner.query(
    `select call, count(*)::int as entries from audit
     where subject_id = $1 and call in ('product/watchProduct', 'product/lockDocument') group by call order by call`,
    [id],
  )
  expect(rows).toEqual([
    { call: 'product/lockDocument', entries: 1 },
    { call: 'product/watchProduct', entries: 1 },
  ])
})

test('whoever may only read a product is seen too', async () => {
  const company = await app.aCompany()
  const reader = await app.aColleague(company, { role: 'standard' })
  const { id } = await aProduct(app, company)
  await company.client.product.setAccess({
    id,
    openTo: 'invited',
    invited: [{ memberId: reader.memberId, access: 'read' }],
  })
  await reader.client.product.watchProduct({ id, window: crypto.randomUUID() })
  expect((await company.client.product.listWatchers({ id })).watchers).toHaveLength(1)
})

test('another company sees nobody, and is not there', async () => {
  const company = await app.aCompany()
  const stranger = await app.aCompany()
  const { id } = await aProduct(app, company)
  const missing = { code: 'product.not-found' }
  await expect(stranger.client.product.watchProduct({ id, window: crypto.randomUUID() })).rejects.toMatchObject(missing)
  await expect(stranger.client.product.listWatchers({ id })).rejects.toMatchObject(missing)
})

test('a window whose stream of news breaks off looks at nothing any more, and the others are told', async () => {
  const company = await app.aCompany()
  const colleague = await app.aColleague(company, { role: 'admin' })
  const { id } = await aProduct(app, company)
  const window = crypto.randomUUID()
  const listen = async (member: typeof company, more: Record<string, string> = {}) => {
    const headers = { ...member.headersOf({ method: 'GET', path: liveStreamPath }), ...more }
    const answer = await fetch(`http://127.0.0.1:${port}${liveStreamPath}`, { headers })
    return answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  }
  const news = await listen(company)
  const theirs = await listen(colleague, { [liveWindowHeader]: window })
  // From here on both are heard.
  expect((await theirs?.read())?.value).toContain('resync')
  expect((await news?.read())?.value).toContain('resync')
  await colleague.client.product.watchProduct({ id, window })
  const presence = `"kind":"presence","subjectId":"${id}"`
  expect((await news?.read())?.value).toContain(presence)
  expect((await company.client.product.listWatchers({ id })).watchers).toHaveLength(1)

  await theirs?.cancel()
  expect((await news?.read())?.value).toContain(presence)
  expect(await company.client.product.listWatchers({ id })).toEqual({ watchers: [] })
  await news?.cancel()
})
