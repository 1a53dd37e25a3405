import { expect, test } from 'vitest'
import { aProductThatAsks } from '../../../../test/asked-vets.ts'
import { answersOf } from '../../../../test/buyers.ts'
import { limitCalls } from './call-limits.ts'

function aClock() {
  const clock = { at: 1_000_000 }
  return { clock, limits: limitCalls(() => clock.at) }
}

test('after five failures in a row it rests for half a minute; one that fails again rests at once, one that answers begins anew', () => {
  const { clock, limits } = aClock()
  const fail = (times: number) => {
    for (let run = 0; run < times; run++) limits.note('a', true)
  }
  fail(4)
  expect(limits.isResting('a')).toBe(false)
  limits.note('a', false)
  fail(4)
  expect(limits.isResting('a')).toBe(false)
  fail(1)
  expect(limits.isResting('a')).toBe(true)
  expect(limits.isResting('b')).toBe(false)
  clock.at += 29_999
  expect(limits.isResting('a')).toBe(true)
  clock.at += 1
  expect(limits.isResting('a')).toBe(false)
  fail(1)
  expect(limits.isResting('a')).toBe(true)
  clock.at += 30_000
  limits.note('a', false)
  fail(4)
  expect(limits.isResting('a')).toBe(false)
})

test('who waits for a place gets it in turn, or hears that none came free', async () => {
  const { limits } = aClock()
  const ends: (() => void)[] = []
  const call = () => new Promise<string>((resolve) => ends.push(() => resolve('done')))
  const running = Array.from({ length: 4 }, () => limits.during('a', 0, call))
  expect(await limits.during('a', 0, call)).toBeUndefined()
  expect(await limits.during('a', 5, call)).toBeUndefined()
  const waits = limits.during('a', 60_000, call)
  expect(ends).toHaveLength(4)
  ends[0]?.()
  await expect.poll(() => ends.length).toBe(5)
  for (const end of ends) end()
  expect(await Promise.all([...running, waits])).toEqual(Array.from({ length: 5 }, () => 'done'))
})

test('a system that failed five buyers is not asked by the sixth, whose journey goes on; a colleague who tries it asks', async () => {
  const { vets, app, client, connector, call, opened, lastTask } = await aProductThatAsks()
  const { visitor } = await opened('live', call)
  vets.status = 503
  for (let age = 1; age <= 5; age++) await visitor.post('/', answersOf(app, { age: String(age) }))
  expect(vets.heard).toHaveLength(5)
  vets.rested()
  expect((await visitor.post('/', answersOf(app, { age: '6' }))).headers.location).toBe('/health')
  expect(vets.heard).toEqual([])
  expect(await lastTask()).toMatchObject({
    state: 'failed',
    problem: 'It did not answer five times in a row, and is left alone for half a minute.',
  })
  const params = [{ name: 'animal_age', value: '6' }]
  const { task } = await client.apiConnector.testConnector({ id: connector.id, at: 'live', params })
  expect(task.problem).toBeNull()
  // It answers again: so do the buyers' calls.
  await visitor.post('/', answersOf(app, { age: '7' }))
  expect(vets.heard).toEqual(['/live/6', '/live/7'])
})
