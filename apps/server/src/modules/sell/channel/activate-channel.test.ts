import { expect, test } from 'vitest'
import { aChannel } from '../../../../test/channel-builders.ts'
import { startTestApp } from '../../../../test/test-app.ts'

const { aCompany, owner } = await startTestApp()

test('activates a deactivated channel and records the change', async () => {
  const company = await aCompany()
  const { id } = await aChannel(company, { state: 'deactivated' })
  expect(await company.client.channel.activateChannel({ id })).toMatchObject({ id, state: 'activated' })
  const { rows } = await owner.query(`select detail from audit where call = 'channel/activateChannel'`)
  expect(rows).toEqual([{ detail: { from: 'deactivated', to: 'activated' } }])
})

test('an activated channel cannot be activated', async () => {
  const company = await aCompany()
  const { id } = await aChannel(company, { state: 'activated' })
  await expect(company.client.channel.activateChannel({ id })).rejects.toMatchObject({
    status: 409,
    code: 'channel.already-activated',
  })
})

test('of many at once one activates', async () => {
  const company = await aCompany()
  const { id } = await aChannel(company, { state: 'deactivated' })
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, () => company.client.channel.activateChannel({ id })),
  )
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
})
