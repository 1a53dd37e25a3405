import { sampleShell } from '@coverwright/domain/build/page/sample-shell'
import { expect, test } from 'vitest'
import { aProduct } from '../../../../test/builders.ts'
import { aBuyer, answersOf, asBuyer, letIn } from '../../../../test/buyers.ts'
import { aMount } from '../../../../test/publications.ts'
import { aVisitor } from '../../../../test/site-visitor.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'
import { waysIn } from '../../../platform/http/ways-in.ts'
import { findApplication } from '../../sell/application/index.ts'
import { findMount } from '../release/index.ts'

const app = await startTestApp()
let number = 0
const aHost = () => `stages-${++number}.localhost`
const mountAt = (host: string) => waysIn(app.pool, 'test').door((tx) => findMount(tx, host))
const everything = { nowPage: 1, pageSize: 50 } as const
const stageOf = async (
  { client }: TestCompany,
  stage: 'pre-live' | 'staging' | 'live' | 'swap-backup' | 'renew' | 'trash',
) => (await client.publisher.listStage({ stage }, everything)).items

test('handed over, staged, live, swapped out, rolled back, offline, trashed, restored', async () => {
  const company = await app.aCompany()
  const { publisher, product } = company.client
  const { id } = await aProduct(app, company, { state: 'online' })
  const [firstLive] = await stageOf(company, 'live')
  const first = firstLive?.mount
  if (!first) throw new Error('Nothing is live')

  const draft = await aProduct(app, company)
  await publisher.handOver({ id: draft.id })
  expect(await stageOf(company, 'pre-live')).toMatchObject([{ productId: draft.id, mount: null }])

  const other = await aMount(app, company, 'staging')
  const live = await publisher.swapDesign({ id: first.id, releaseId: other.releaseId })
  expect(live).toMatchObject({ host: first.host, state: 'live', releaseId: other.releaseId })
  expect((await mountAt(first.host))?.releaseId).toBe(other.releaseId)
  expect(await stageOf(company, 'swap-backup')).toMatchObject([{ productId: id, mount: { id: first.id } }])
  expect(await product.getProduct({ id })).toMatchObject({ state: 'offline', mounts: [] })

  const detail = await publisher.getMount({ id: live.id })
  expect(detail.backup).toMatchObject({ id: first.id })
  expect(detail.history.map(({ what }) => what)).toEqual(['swapped-in', 'swapped-out', 'published'])
  expect(detail.history[0]).toMatchObject({ by: 'Wren Okafor' })

  const back = await publisher.rollBack({ id: first.id })
  expect((await mountAt(first.host))?.releaseId).toBe(first.releaseId)
  expect(await product.getProduct({ id })).toMatchObject({ state: 'online' })
  await expect(publisher.rollBack({ id: first.id })).rejects.toMatchObject({ code: 'publisher.not-possible' })

  await publisher.takeOffline({ id: back.id })
  expect(await mountAt(first.host)).toBeUndefined()
  expect((await stageOf(company, 'pre-live')).map(({ productId }) => productId)).toContain(id)
  await publisher.trashMount({ id: back.id })
  expect((await stageOf(company, 'trash')).map(({ mount }) => mount?.id)).toEqual([back.id])
  await publisher.restoreMount({ id: back.id })
  await publisher.goLive({ id: back.id, host: first.host })
  expect((await mountAt(first.host))?.releaseId).toBe(first.releaseId)
  const counts = await publisher.countStages({})
  for (const stage of ['pre-live', 'staging', 'live', 'swap-backup', 'renew', 'trash'] as const)
    expect((await stageOf(company, stage)).length, stage).toBe(counts[stage])
})

test('at a stage, a publication is found by its product and by its address', async () => {
  const company = await app.aCompany()
  const { publisher } = company.client
  const staged = await aMount(app, company, 'staging')
  const found = async (search: string) => {
    const { items, total } = await publisher.listStage({ stage: 'staging', search }, everything)
    return [items.map(({ mount }) => mount?.id), total]
  }
  const [item] = await stageOf(company, 'staging')
  expect(await found(item?.name.slice(1) ?? '')).toEqual([[staged.id], 1])
  expect(await found(staged.host.slice(1, -1))).toEqual([[staged.id], 1])
  expect(await found('no-such-place')).toEqual([[], 0])
})

test('what was tested goes live as it is, and leaves its private address', async () => {
  const company = await app.aCompany()
  const { publisher, product } = company.client
  const staged = await aMount(app, company, 'staging')
  // Worked on meanwhile: not what was tested.
  await product.updateShell({ id: staged.productId, revision: 2, shell: { ...sampleShell, steps: ['A', 'B', 'C'] } })
  const host = aHost()
  const live = await publisher.goLive({ id: staged.id, host })
  expect(live.releaseId).toBe(staged.releaseId)
  expect(await mountAt(staged.host)).toBeUndefined()
  expect(await mountAt(host)).toMatchObject({ releaseId: staged.releaseId, mode: 'live' })
})

test('a buyer in the middle of a journey finishes it on the release it was begun on', async () => {
  const company = await app.aCompany()
  const [before, after] = [await aMount(app, company), await aMount(app, company, 'staging')]
  const mounted = await mountAt(before.host)
  if (!mounted) throw new Error('Nothing is live')
  const buyer = await aBuyer(app, mounted)
  await company.client.publisher.swapDesign({ id: before.id, releaseId: after.releaseId })
  const application = await asBuyer(app, mounted, async ({ tx, audit, now }) => {
    await audit(buyer.applicationId)
    return findApplication(tx, buyer.token, now)
  })
  expect(application?.releaseId).toBe(before.releaseId)
})

test('a move is seen at once by a server that had just looked', async () => {
  const company = await app.aCompany()
  const mount = await aMount(app, company)
  const visitor = aVisitor(app, mount.host)
  expect((await visitor.get('/')).statusCode).toBe(200)
  await company.client.publisher.takeOffline({ id: mount.id })
  await expect.poll(async () => (await visitor.get('/')).statusCode, { interval: 10, timeout: 900 }).toBe(404)
})

test('staging is private: members come by a link, others by a password that can be changed', async () => {
  const company = await app.aCompany()
  const { publisher } = company.client
  const staged = await aMount(app, company, 'staging')
  const [member, guest] = [aVisitor(app, staged.host), aVisitor(app, staged.host)]
  const shut = await guest.get('/')
  expect(shut.statusCode).toBe(401)
  expect(shut.body).toContain('This site is being tested')
  expect((await guest.post('/', answersOf(app))).statusCode).toBe(401)
  await letIn(company, member, staged)
  expect((await member.get('/')).statusCode).toBe(200)

  expect((await guest.post('/_/enter', { password: '' })).statusCode).toBe(401)
  const { password } = await publisher.newPassword({ id: staged.id })
  expect((await member.get('/')).statusCode).toBe(401)
  const wrong = await guest.post('/_/enter', { password: 'guess' })
  expect(wrong.body).toContain('Password incorrect!')
  expect((await guest.post('/_/enter', { password })).headers.location).toBe('/')
  expect((await guest.get('/')).statusCode).toBe(200)
  // A pass is for one site.
  const elsewhere = aVisitor(app, (await aMount(app, company, 'staging')).host)
  elsewhere.cookies.set('staging_pass', guest.cookies.get('staging_pass') ?? '')
  expect((await elsewhere.get('/')).statusCode).toBe(401)
  await expect(publisher.openStaging({ id: (await aMount(app, company)).id })).rejects.toMatchObject({
    code: 'publisher.not-possible',
  })
})

test('a standard user takes no part in what is live', async () => {
  const company = await app.aCompany()
  const standard = await app.aColleague(company, { role: 'standard' })
  const [live, staged] = [await aMount(app, company), await aMount(app, company, 'staging')]
  const { publisher } = standard.client
  const refused = { code: 'not-allowed' }
  await expect(publisher.takeOffline({ id: live.id })).rejects.toMatchObject(refused)
  await expect(publisher.trashMount({ id: live.id })).rejects.toMatchObject(refused)
  await expect(publisher.goLive({ id: staged.id, host: aHost() })).rejects.toMatchObject(refused)
  await expect(publisher.swapDesign({ id: live.id, releaseId: staged.releaseId })).rejects.toMatchObject(refused)
  expect(await publisher.takeOffline({ id: staged.id })).toMatchObject({ state: 'offline' })
})

test('where the company wants two people, nothing new goes live on the word of one', async () => {
  const company = await app.aCompany()
  const colleague = await app.aColleague(company, { role: 'admin' })
  const { publisher } = company.client
  const [live, staged] = [await aMount(app, company), await aMount(app, company, 'staging')]
  await publisher.updateSettings({ needsApproval: true })
  const needed = { code: 'publisher.needs-approval' }
  await expect(publisher.goLive({ id: staged.id, host: aHost() })).rejects.toMatchObject(needed)
  await expect(publisher.swapDesign({ id: live.id, releaseId: staged.releaseId })).rejects.toMatchObject(needed)
  await expect(publisher.publishProduct({ id: live.productId, stage: 'live', host: live.host })).rejects.toMatchObject(
    needed,
  )

  const asked = await publisher.requestApproval({ kind: 'swap', host: live.host, releaseId: staged.releaseId })
  expect(asked).toMatchObject({ state: 'pending', isOwn: true, version: 1, changes: ['settings'] })
  await expect(
    publisher.requestApproval({ kind: 'swap', host: live.host, releaseId: staged.releaseId }),
  ).rejects.toMatchObject({ code: 'publisher.request-pending' })
  await expect(publisher.approveRequest({ id: asked.id })).rejects.toMatchObject({ code: 'publisher.own-request' })
  expect(await colleague.client.publisher.approveRequest({ id: asked.id })).toMatchObject({ state: 'approved' })
  expect((await mountAt(live.host))?.releaseId).toBe(staged.releaseId)
  await expect(colleague.client.publisher.rejectRequest({ id: asked.id, reason: '' })).rejects.toMatchObject({
    code: 'publisher.decided',
  })
  const swapped = (await stageOf(company, 'live')).find(({ mount }) => mount?.host === live.host)
  const { history } = await publisher.getMount({ id: swapped?.mount?.id ?? '' })
  expect(history[0]).toMatchObject({
    what: 'swapped-in',
    by: 'Wren Okafor',
    approvedBy: 'Wren Okafor',
    changes: ['settings'],
  })
})

test('a publication is renewed on top of its term; over, it starts anew where its address is free', async () => {
  const company = await app.aCompany()
  const { publisher } = company.client
  const mount = await aMount(app, company)
  const renewed = await publisher.renewMount({ id: mount.id })
  expect(renewed.expiresAt.slice(0, 4)).toBe(String(Number(mount.expiresAt.slice(0, 4)) + 1))
  expect(await publisher.setAutoRenewal({ id: mount.id, isOn: true })).toMatchObject({ renewal: 'auto-renew' })

  await app.owner.query(
    `update mount set is_auto_renewed = false, expires_at = now() + interval '10 days' where id = $1`,
    [mount.id],
  )
  expect(await stageOf(company, 'renew')).toMatchObject([{ mount: { id: mount.id, renewal: 'will-expire' } }])
  await app.owner.query(`update mount set state = 'expired' where id = $1`, [mount.id])
  expect(await stageOf(company, 'renew')).toMatchObject([{ mount: { renewal: 'expired' } }])
  const again = await publisher.renewMount({ id: mount.id })
  expect((await mountAt(mount.host))?.id).toBe(again.id)
})

test('of two live addresses the one taken offline, or trashed and restored, waits in pre-live', async () => {
  const company = await app.aCompany()
  const { publisher } = company.client
  const first = await aMount(app, company)
  const staged = await publisher.publishProduct({ id: first.productId, stage: 'staging', host: aHost() })
  const [item] = await stageOf(company, 'staging')
  const second = await publisher.goLive({ id: item?.mount?.id ?? '', host: aHost() })
  expect(second.releaseId).toBe(staged.id)
  const waiting = async () => (await stageOf(company, 'pre-live')).map(({ mount }) => mount?.id)
  await publisher.takeOffline({ id: second.id })
  expect(await waiting()).toEqual([second.id])
  await publisher.trashMount({ id: second.id })
  expect(await waiting()).toEqual([])
  await publisher.restoreMount({ id: second.id })
  expect(await waiting()).toEqual([second.id])
  await publisher.goLive({ id: second.id, host: second.host })
  expect(await waiting()).toEqual([])
  const live = (await stageOf(company, 'live')).map(({ mount }) => mount?.host)
  expect(live).toEqual(expect.arrayContaining([first.host, second.host]))
})

test('what goes live after approval leaves its private address, as whoever asked was told', async () => {
  const company = await app.aCompany()
  const colleague = await app.aColleague(company, { role: 'admin' })
  const staged = await aMount(app, company, 'staging')
  await company.client.publisher.updateSettings({ needsApproval: true })
  const host = aHost()
  const form = { kind: 'online', host, releaseId: staged.releaseId } as const
  const { id } = await company.client.publisher.requestApproval(form)
  await colleague.client.publisher.approveRequest({ id })
  expect(await mountAt(staged.host)).toBeUndefined()
  expect(await mountAt(host)).toMatchObject({ releaseId: staged.releaseId, mode: 'live' })
  expect(await stageOf(company, 'staging')).toEqual([])
})

test('a site in the trash keeps no event; what was swapped out leaves those of what is live alone', async () => {
  const company = await app.aCompany()
  const { publisher } = company.client
  const [live, other] = [await aMount(app, company), await aMount(app, company, 'staging')]
  const next = await publisher.swapDesign({ id: live.id, releaseId: other.releaseId })
  const localTime = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 16)
  const event = await publisher.scheduleEvent({ name: 'Close', kind: 'offline', mountId: next.id, localTime })
  const stateNow = async () => (await publisher.listEvents({}, everything)).items.find(({ id }) => id === event.id)
  await publisher.trashMount({ id: live.id })
  expect(await stateNow()).toMatchObject({ state: 'scheduled' })
  await publisher.trashMount({ id: next.id })
  expect(await stateNow()).toMatchObject({ state: 'cancelled', problem: 'The site was moved to the trash.' })
})

test('what is swapped in leaves its private address, as what goes live does', async () => {
  const company = await app.aCompany()
  const [live, staged] = [await aMount(app, company), await aMount(app, company, 'staging')]
  await company.client.publisher.swapDesign({ id: live.id, releaseId: staged.releaseId })
  expect(await mountAt(staged.host)).toBeUndefined()
  expect(await mountAt(live.host)).toMatchObject({ releaseId: staged.releaseId })
  expect(await stageOf(company, 'staging')).toEqual([])
})

test('nobody is asked any more to approve what went to the trash', async () => {
  const company = await app.aCompany()
  const { publisher, product } = company.client
  const [live, staged, other] = [
    await aMount(app, company),
    await aMount(app, company, 'staging'),
    await aMount(app, company, 'staging'),
  ]
  await publisher.updateSettings({ needsApproval: true })
  const swap = await publisher.requestApproval({ kind: 'swap', host: live.host, releaseId: staged.releaseId })
  const online = await publisher.requestApproval({ kind: 'online', host: aHost(), releaseId: other.releaseId })
  const stateOf = async (wanted: string) =>
    (await publisher.listRequests({}, everything)).items.find(({ id }) => id === wanted)
  await publisher.trashMount({ id: live.id })
  expect(await stateOf(swap.id)).toMatchObject({ state: 'rejected', reason: 'The site was moved to the trash.' })
  expect(await stateOf(online.id)).toMatchObject({ state: 'pending' })
  await product.moveToTrash({ id: other.productId })
  expect(await stateOf(online.id)).toMatchObject({ state: 'rejected' })
})
