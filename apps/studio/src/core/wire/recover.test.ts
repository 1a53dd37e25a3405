import { expect, test, vi } from 'vitest'
import { endings } from '../session/endings.ts'
import { createRecover } from './recover.ts'

function setUp({ hasToken = true, wantsMore = true } = {}) {
  const ports = {
    clearSigning: vi.fn<() => void>(),
    hasToken: () => hasToken,
    refresh: vi.fn<(sentWith: string | undefined) => Promise<boolean>>(async () => true),
    end: vi.fn<(ending: object) => void>(),
    askToTryAgain: vi.fn<() => Promise<boolean>>(async () => wantsMore),
    pause: vi.fn<() => Promise<void>>(async () => undefined),
    untilBack: vi.fn<() => Promise<void>>(async () => undefined),
  }
  const recover = createRecover(ports)
  const busy = { status: 503, data: { code: 'busy' } }
  return {
    ports,
    recover: (status: number, attempt = 1) => recover({ status, data: null }, attempt, 'token'),
    recoverBusy: (attempt: number) => recover(busy, attempt, 'token'),
  }
}

test('104 gets the signing material anew and sends once more, not twice', async () => {
  const { ports, recover } = setUp()
  expect(await recover(104, 1)).toBe(true)
  expect(await recover(104, 2)).toBe(false)
  expect(ports.clearSigning).toHaveBeenCalledTimes(2)
  expect(ports.end).not.toHaveBeenCalled()
})

test('201 refreshes the token the call was sent with', async () => {
  const { ports, recover } = setUp()
  expect(await recover(201)).toBe(true)
  expect(ports.refresh).toHaveBeenCalledWith('token')
})

test('401 clears the signing material and ends the session', async () => {
  const { ports, recover } = setUp()
  expect(await recover(401)).toBe(false)
  expect(ports.clearSigning).toHaveBeenCalledOnce()
  expect(ports.end).toHaveBeenCalledWith(endings.notSignedIn)
})

test('401 after signing out says nothing', async () => {
  const { ports, recover } = setUp({ hasToken: false })
  expect(await recover(401)).toBe(false)
  expect(ports.end).not.toHaveBeenCalled()
})

test.each([true, false])('504 asks the person, who answers %s', async (wantsMore) => {
  const { recover } = setUp({ wantsMore })
  expect(await recover(504)).toBe(wantsMore)
})

test('503 waits until the server is back and sends again', async () => {
  const { ports, recover } = setUp()
  expect(await recover(503)).toBe(true)
  expect(ports.untilBack).toHaveBeenCalledOnce()
})

test('a busy server is asked again after a pause, and then the person is', async () => {
  const { ports, recoverBusy } = setUp({ wantsMore: false })
  for (const attempt of [1, 2, 3]) expect(await recoverBusy(attempt)).toBe(true)
  expect(ports.pause).toHaveBeenCalledTimes(3)
  expect(await recoverBusy(4)).toBe(false)
  expect(ports.askToTryAgain).toHaveBeenCalledOnce()
  expect(ports.untilBack).not.toHaveBeenCalled()
})

test.each([403, 404, 409, 422, 429, 500])('%d is for the screen to show', async (status) => {
  const { ports, recover } = setUp()
  expect(await recover(status)).toBe(false)
  expect(ports.end).not.toHaveBeenCalled()
})
