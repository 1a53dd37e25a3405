import { mostRaisedAnHour } from '@coverwright/domain/reach/own-event/own-event'
import { expect, test } from 'vitest'
import { anAction, anOwnEvent } from '../../../../test/automation-builders.ts'
import { aPolicy } from '../../../../test/buyers.ts'
import { aTemplate } from '../../../../test/template-builders.ts'
import { startTestApp } from '../../../../test/test-app.ts'

const app = await startTestApp()
const fields = { claimed_on: '2026-11-17' }
const named = (name: string) => [{ name, kind: 'day' as const }]

test('an own event is raised by a key, once for a repeated request, and is seen in the catalogue', async () => {
  const company = await app.aCompany()
  const { name, type } = await anOwnEvent(company)
  const { secret } = await company.client.secret.createKey({
    name: 'Claims',
    mode: 'live',
    permissions: ['manage-events'],
    days: null,
  })
  const { policy } = await aPolicy(app, company)
  const ask = () =>
    app.app.inject({
      method: 'POST',
      url: '/v1/event/raiseEvent',
      headers: {
        authorization: `Bearer ${secret}`,
        'content-type': 'application/json',
        'idempotency-key': '0198c7a2-5b1e-7c3d-9e4f-2a6b8c0d1e2f',
      },
      payload: { name, policyId: policy.id, fields },
    })
  const [first, again] = [(await ask()).json(), (await ask()).json()]
  expect(first).toMatchObject({ status: 200, data: expect.any(String) })
  expect(again.data).toBe(first.data)
  const { rows } = await app.owner.query('select id, fields from event where type = $1', [type])
  expect(rows).toEqual([{ id: first.data, fields: { ...fields, policyId: policy.id } }])
  const card = (await company.client.event.listEvents({})).find((one) => one.type === type)
  expect(card).toMatchObject({ lastRaisedAt: expect.any(String), isAboutCustomer: true, own: { name } })
})

test('what does not fit is refused by its field, and too many in an hour', async () => {
  const company = await app.aCompany()
  const { id, name, type } = await anOwnEvent(company)
  const raise = (given: object, more: object = {}) =>
    company.client.event.raiseEvent({ name, fields: { ...given }, ...more })
  await expect(raise({})).rejects.toMatchObject({
    code: 'own-event.wrong-fields',
    fields: { claimed_on: 'Expected: day' },
  })
  await expect(raise({ claimed_on: 'Jo Smith' })).rejects.toMatchObject({ code: 'own-event.wrong-fields' })
  await expect(raise({ ...fields, holder: 'Jo' })).rejects.toMatchObject({
    fields: { holder: 'The event has no such field' },
  })
  await expect(raise(fields, { policyId: company.companyId })).rejects.toMatchObject({
    code: 'own-event.unknown-policy',
  })
  await expect(company.client.event.raiseEvent({ name: 'never', fields: {} })).rejects.toMatchObject({
    code: 'own-event.not-found',
  })
  await app.owner.query(
    `insert into event (id, company_id, type, fields, done_at)
     select gen_random_uuid(), $1, $2, '{}', now() from generate_series(1, $3::int)`,
    [company.companyId, type, mostRaisedAnHour - 1],
  )
  const answers = await Promise.allSettled([raise(fields), raise(fields)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(anOwnEvent(company, { name })).rejects.toMatchObject({ code: 'own-event.name-taken' })
  await company.client.event.deleteEvent({ id })
  await expect(raise(fields)).rejects.toMatchObject({ code: 'own-event.not-found' })
})

test('no field has the name of what leads to a customer; one that was declared earlier leads nowhere', async () => {
  const company = await app.aCompany()
  for (const reserved of ['policyId', 'instalmentId', 'referralId', 'approvalId', 'transactionId', 'reportId'])
    await expect(anOwnEvent(company, { fields: named(reserved) })).rejects.toMatchObject({
      fields: { 'fields.0.name': expect.any(String) },
    })
  const { id, name, type } = await anOwnEvent(company)
  await app.owner.query('update own_event set fields = $1 where id = $2', [JSON.stringify(named('referralId')), id])
  const { id: templateId } = await aTemplate(company)
  await anAction(company, { trigger: type, delayHours: 1, templateId })
  await company.client.event.raiseEvent({ name, fields: { referralId: '2026-11-17' } })
  expect((await company.client.automation.listRuns({})).items).toMatchObject([{ trigger: type, state: 'waiting' }])
})
