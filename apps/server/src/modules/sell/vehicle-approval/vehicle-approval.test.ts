import { sampleBody } from '@coverwright/domain/build/body/sample-body'
import { afterAll, expect, test } from 'vitest'
import { aMovie } from '../../../../test/a-movie.ts'
import { aPhoto } from '../../../../test/a-photo.ts'
import { aProduct, aRelease } from '../../../../test/builders.ts'
import { answersOf, cards, useCard } from '../../../../test/buyers.ts'
import { eventually } from '../../../../test/eventually.ts'
import { runNow } from '../../../../test/run-now.ts'
import { aVisitor } from '../../../../test/site-visitor.ts'
import { startTestApp } from '../../../../test/test-app.ts'
import { waysIn } from '../../../platform/http/ways-in.ts'
import { startWorker } from '../../../platform/jobs/start-worker.ts'
import { vehicleApprovalJobs, vehicleApprovalSweeps } from './handle-jobs.ts'

const app = await startTestApp()
const company = await app.aCompany()
const { vehicleApproval: calls } = company.client
const trouble: string[] = []
const worker = await startWorker(app.serverUrl, vehicleApprovalJobs(app.ports), {
  onError: (error) => trouble.push(error.message),
})
afterAll(() => worker.stop(2000))

/** The sample, with a photo of the front, one of the back that need not be, and a film. */
const [group] = sampleBody.questions.groups
const ask = (name: string, accepts: 'photo' | 'video', isOptional: boolean) =>
  ({ type: 'photo-video', name, label: `Show the ${name}`, missing: 'Add it', accepts, isOptional }) as const
const asks = [ask('film', 'video', true), ask('car_rear', 'photo', true), ask('car_front', 'photo', false)]
const body = {
  ...sampleBody,
  dataset: {
    properties: [...sampleBody.dataset.properties, ...asks.map(({ name }) => ({ type: 'json' as const, name }))],
  },
  questions: { groups: group ? [{ ...group, questions: [...group.questions, ...asks] }] : [] },
}
const product = await aProduct(app, company, { state: 'online', body })
const { host } = await aRelease(company, product.id)

async function formOf(email: string, files: Readonly<Record<string, Buffer>>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(answersOf(app, { email }))) form.append(name, value)
  for (const [name, content] of Object.entries(files))
    form.append(name, new File([new Uint8Array(content)], name === 'film' ? 'IMG.MOV' : 'IMG.JPG'))
  return form
}

/** Has sent photos, and chosen a plan unless said otherwise. */
async function aSender(email: string, { hasChosen = true } = {}) {
  const visitor = aVisitor(app, host ?? '')
  const files = { car_front: await aPhoto(), car_rear: await aPhoto(), film: aMovie() }
  expect((await visitor.postFiles('/', await formOf(email, files))).headers.location).toBe('/plan')
  if (hasChosen) await visitor.post('/plan', { plan: 'full', pay: 'yearly', go: 'next' })
  return { visitor, ...(await latestOf(email)) }
}

/** Of the last who sent something. */
async function latestOf(email: string) {
  const { rows } = await app.owner.query(
    `select v.id, v.application_id from vehicle_approval v join application a on a.id = v.application_id
     where a.answers->>'email' = $1 order by v.id desc`,
    [email],
  )
  return { id: String(rows[0]?.id), applicationId: String(rows[0]?.application_id), all: rows.length }
}

const filesOf = async (applicationId: string) =>
  (await app.owner.query('select id from stored_file where member_id = $1', [applicationId])).rows.length
const mailTo = async (email: string) =>
  (await app.owner.query('select subject, text from outbox_message where recipient = $1', [email])).rows
/** What waits for its time comes due now. */
async function hurry() {
  await app.owner.query(`update application set due_at = now() - interval '1 minute' where due_at is not null`)
  await app.owner.query(`update vehicle_approval set due_at = now() - interval '1 minute' where due_at is not null`)
  await runNow(app, vehicleApprovalSweeps(waysIn(app.pool, 'job')))
}

test('photos are pending while they are sent and submitted with the price, and everybody who decides is told', async () => {
  const { visitor, id } = await aSender('ann@example.org', { hasChosen: false })
  expect(await calls.getVehicleApproval({ id })).toMatchObject({ state: 'pending', customer: '', photos: 2, videos: 1 })
  await visitor.post('/plan', { plan: 'full', pay: 'yearly', go: 'next' })
  const detail = await calls.getVehicleApproval({ id })
  expect(detail).toMatchObject({ state: 'submitted', customer: 'Jo Smith', email: 'ann@example.org', isBought: false })
  expect(detail.media.map(({ view, label, isVideo }) => [view, label, isVideo])).toEqual([
    ['front', 'Show the car_front', false],
    ['back', 'Show the car_rear', false],
    ['video', 'Show the film', true],
  ])
  for (const { url, isVideo } of detail.media)
    expect((await app.app.inject(url)).headers['content-type']).toMatch(isVideo ? /^video\// : 'image/jpeg')
  expect((await calls.listVehicleApprovals({ search: detail.number })).items).toMatchObject([
    { id, productId: product.id },
  ])
  expect((await calls.listVehicleApprovals({ search: 'jo smi', state: 'submitted' })).total).toBeGreaterThan(0)
  const { items } = await company.client.message.listNotifications({})
  expect(items[0]?.title).toContain(detail.number)

  // Going back and forth is no other approval, another photo is the same one with other files.
  await visitor.post('/plan', { plan: 'basic', pay: 'yearly', go: 'next' })
  expect((await latestOf('ann@example.org')).all).toBe(1)
  await visitor.postFiles('/', await formOf('ann@example.org', { car_front: await aPhoto() }))
  expect(await calls.getVehicleApproval({ id })).toMatchObject({ state: 'pending', photos: 2 })
})

test('approved photos are kept for 18 months and then no longer', async () => {
  const { id, applicationId } = await aSender('ben@example.org')
  const approved = await calls.approveVehicle({ id })
  expect(approved).toMatchObject({ state: 'approved', decidedBy: expect.any(String) })
  const months = (Date.parse(approved.keptUntil ?? '') - Date.parse(approved.decidedAt ?? '')) / (30.44 * 86_400_000)
  expect(Math.round(months)).toBe(18)
  await expect(calls.rejectVehicle({ id, reason: 'Late' })).rejects.toMatchObject({ code: 'vehicle-approval.decided' })
  expect(await mailTo('ben@example.org')).toEqual([])

  await app.owner.query(`update vehicle_approval set kept_until = now() where id = $1`, [id])
  await hurry()
  await eventually(async () => expect(await filesOf(applicationId)).toBe(0))
  expect((await app.owner.query('select due_at from vehicle_approval where id = $1', [id])).rows).toEqual([
    { due_at: null },
  ])
  expect(await calls.getVehicleApproval({ id })).toMatchObject({ state: 'approved', media: [], photos: 2 })
})

test('rejected before buying: the customer is told why, comes back by the link and is asked for others', async () => {
  const email = 'cat@example.org'
  const { id, applicationId } = await aSender(email)
  const rejected = await calls.rejectVehicle({ id, reason: 'The plate cannot be read.' })
  expect(rejected).toMatchObject({ state: 'rejected', rejectedFor: 'The plate cannot be read.' })
  const days = (Date.parse(rejected.keptUntil ?? '') - Date.parse(rejected.decidedAt ?? '')) / 86_400_000
  expect(Math.round(days)).toBe(60)
  const [mail] = await mailTo(email)
  expect(mail).toMatchObject({ subject: expect.stringContaining(rejected.number) })
  expect(mail.text).toContain('The plate cannot be read.')

  const later = aVisitor(app, host ?? '')
  const link = new URL(/http:\S+\/_\/resume\/\S+/.exec(mail.text)?.[0] ?? '').pathname
  expect((await later.post(link, {})).headers.location).toBe('/')
  expect((await later.post('/plan', { plan: 'full', pay: 'yearly', go: 'next' })).headers.location).not.toBe('/check')
  await later.postFiles('/', await formOf(email, { car_front: await aPhoto() }))
  await later.post('/plan', { plan: 'full', pay: 'yearly', go: 'next' })
  const next = await latestOf(email)
  expect([next.all, next.id === id]).toEqual([2, false])
  expect(await calls.getVehicleApproval({ id: next.id })).toMatchObject({ state: 'submitted', photos: 1, videos: 0 })
  expect((await calls.getVehicleApproval({ id })).media).toHaveLength(3)
  expect(await filesOf(applicationId)).toBe(4)
})

test('rejected after buying: the policy stands, and the customer is asked to call', async () => {
  const email = 'dan@example.org'
  const { visitor, id, applicationId } = await aSender(email)
  const { location } = (await visitor.post('/check', { is_true: 'yes' })).headers
  await useCard(app, String(location), cards.pays)
  expect(await calls.getVehicleApproval({ id })).toMatchObject({ isBought: true })
  await calls.rejectVehicle({ id, reason: 'Another car.' })
  const mails = await mailTo(email)
  const told = mails.find(({ text }) => text.includes('Another car.'))
  expect(told?.text).toContain('Please call us on')
  expect(await filesOf(applicationId)).toBe(3)
})

test('given up for good: the files go with what nobody has decided, and stay with what somebody has', async () => {
  const [left, decided] = [await aSender('eve@example.org'), await aSender('fay@example.org')]
  await calls.rejectVehicle({ id: decided.id, reason: 'Too dark.' })
  await decided.visitor.postFiles('/', await formOf('fay@example.org', { car_front: await aPhoto() }))
  const kept = await aSender('gil@example.org')
  const ids = [left.applicationId, decided.applicationId, kept.applicationId]
  const soon = ids.slice(0, 2)
  await app.owner.query(`update application set expires_at = now(), kept_until = null where id = any($1)`, [soon])
  await hurry()
  await eventually(async () => expect(await Promise.all(ids.map(filesOf))).toEqual([0, 3, 3]))
  await expect(calls.getVehicleApproval({ id: left.id })).rejects.toMatchObject({ code: 'vehicle-approval.not-found' })
  expect((await calls.getVehicleApproval({ id: decided.id })).media).toHaveLength(3)
  const { rows } = await app.owner.query('select state from application where id = any($1) order by id', [soon])
  expect(rows).toEqual([{ state: 'expired' }, { state: 'expired' }])
  expect((await left.visitor.get('/plan')).headers.location).toBe('/_/ended')
  // Looked at too early, it is looked at again.
  await eventually(async () => {
    const { rows: waiting } = await app.owner.query(
      `select id, due_at = greatest(expires_at, kept_until) as is_at_the_end from application where id = any($1) order by id`,
      [ids],
    )
    expect(waiting).toEqual([
      { id: left.applicationId, is_at_the_end: null },
      { id: decided.applicationId, is_at_the_end: null },
      { id: kept.applicationId, is_at_the_end: true },
    ])
  })
})

test('the worker had no trouble', () => {
  expect(trouble).toEqual([])
})
