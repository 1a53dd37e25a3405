import { createClient } from '@coverwright/contract/client'
import { contract } from '@coverwright/contract/contract'
import { afterEach, expect, test } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { startTestApp, type TestCompany } from '../../../test/test-app.ts'

const { aCompany, send, stripe, owner } = await startTestApp()
afterEach(() => {
  stripe.trouble.isDown = false
})

const underKey = (key: string, { headersOf }: TestCompany) =>
  createClient(contract, { send, headers: async (request) => headersOf(request), newKey: () => key }).payment

async function aConnected() {
  const company = await aCompany()
  const { account } = await company.client.payment.connectStripe({})
  stripe.finish(account ?? '')
  const { id } = await company.client.payment.savePaymentMethod({ kind: 'stripe' })
  return { company, form: { id, action: 'activate' } as const }
}

test('a call that goes out, sent again under its key, asks nobody and answers what it answered', async () => {
  const { company, form } = await aConnected()
  const first = await underKey('once', company).updateCompanyPayment(form)
  stripe.trouble.isDown = true
  expect(await underKey('once', company).updateCompanyPayment(form)).toEqual(first)
  await expect(underKey('once', company).updateCompanyPayment({ ...form, action: 'deactivate' })).rejects.toMatchObject(
    { code: 'key-reused' },
  )
  await expect(underKey('another', company).updateCompanyPayment(form)).rejects.toMatchObject({
    code: 'payment.gateway-silent',
  })
})

test('where nobody answers nothing is written, and it can be sent again', async () => {
  const { company, form } = await aConnected()
  stripe.trouble.isDown = true
  await expect(underKey('once', company).updateCompanyPayment(form)).rejects.toMatchObject({
    code: 'payment.gateway-silent',
  })
  stripe.trouble.isDown = false
  expect(await underKey('once', company).updateCompanyPayment(form)).toMatchObject({ state: 'active' })
})

test('while it is out it holds no transaction', async () => {
  const { company, form } = await aConnected()
  const asked = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  stripe.trouble.hold = () => {
    asked.resolve()
    return answered.promise
  }
  const updating = company.client.payment.updateCompanyPayment(form)
  await asked.promise
  await eventually(async () => {
    const { rows } = await owner.query(
      `select query from pg_stat_activity where datname = current_database() and usename = 'server'
       and xact_start is not null`,
    )
    expect(rows).toEqual([])
  })
  stripe.trouble.hold = undefined
  answered.resolve()
  expect(await updating).toMatchObject({ state: 'active' })
})
