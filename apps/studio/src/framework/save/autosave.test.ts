import { CallError } from '@coverwright/contract/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type AutosaveState, createAutosave } from './autosave.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-15T12:04:00Z') }))
afterEach(() => void vi.useRealTimers())

function start(save: (value: string) => Promise<unknown>) {
  const states: AutosaveState[] = []
  const saved = vi.fn<typeof save>(save)
  return { states, saved, autosave: createAutosave<string>(saved, (state) => states.push(state)) }
}
const kinds = (states: AutosaveState[]) => states.map(({ kind }) => kind)
const refusal = (status: number) => new CallError({ status, data: undefined, message: 'No.' })

test('saves once after the last of several edits, and says when', async () => {
  const { autosave, saved, states } = start(async () => undefined)
  for (const value of ['P', 'Pe', 'Pet']) autosave.edit(value)
  await vi.advanceTimersByTimeAsync(500)
  expect(saved.mock.calls).toEqual([['Pet']])
  expect(states).toEqual([{ kind: 'saving' }, { kind: 'saved', at: new Date('2026-11-15T12:04:00.500Z') }])
})

test('someone who never stops typing is saved within two seconds', async () => {
  const { autosave, saved } = start(async () => undefined)
  for (let index = 0; index < 25; index++) {
    autosave.edit(`v${index}`)
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(saved).toHaveBeenCalled()
})

test('one save at a time; what was edited meanwhile goes next, and last', async () => {
  const ends: (() => void)[] = []
  const { autosave, saved } = start(() => new Promise<void>((resolve) => ends.push(resolve)))
  autosave.edit('a')
  await vi.advanceTimersByTimeAsync(500)
  autosave.edit('b')
  autosave.edit('c')
  await vi.advanceTimersByTimeAsync(5000)
  expect(saved.mock.calls).toEqual([['a']])
  ends[0]?.()
  await vi.advanceTimersByTimeAsync(10)
  expect(saved.mock.calls).toEqual([['a'], ['c']])
})

test('out of reach: says so, tries again, and the edit arrives', async () => {
  let isDown = true
  const { autosave, saved, states } = start(async () => {
    if (isDown) throw new TypeError('network')
  })
  autosave.edit('kept')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(kinds(states)).toContain('offline')
  expect(autosave.hasUnsaved()).toBe(true)
  isDown = false
  await vi.advanceTimersByTimeAsync(15_000)
  expect(saved.mock.lastCall).toEqual(['kept'])
  expect(kinds(states).at(-1)).toBe('saved')
})

test('a refusal is not sent again until asked for, and the edit is not lost', async () => {
  let answer: Error | undefined = refusal(422)
  const { autosave, saved, states } = start(async () => {
    if (answer) throw answer
  })
  autosave.edit('wrong')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(saved).toHaveBeenCalledTimes(1)
  expect(kinds(states).at(-1)).toBe('failed')
  answer = undefined
  autosave.flush()
  await vi.advanceTimersByTimeAsync(10)
  expect(saved.mock.lastCall).toEqual(['wrong'])
})

test('a server in trouble is asked again a few times, then says it could not save', async () => {
  const { autosave, saved, states } = start(async () => {
    throw refusal(500)
  })
  autosave.edit('a')
  await vi.advanceTimersByTimeAsync(120_000)
  expect(saved).toHaveBeenCalledTimes(6)
  expect(kinds(states).at(-1)).toBe('failed')
})

test('an edit made while a save fails is what is sent next', async () => {
  let calls = 0
  const { autosave, saved } = start(async () => {
    calls += 1
    if (calls === 1) {
      autosave.edit('newer')
      throw refusal(500)
    }
  })
  autosave.edit('older')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(saved.mock.calls).toEqual([['older'], ['newer']])
})

test('what waits can be sent at once', async () => {
  const { autosave, saved } = start(async () => undefined)
  autosave.edit('last')
  autosave.flush()
  await vi.advanceTimersByTimeAsync(0)
  expect(saved.mock.calls).toEqual([['last']])
})
