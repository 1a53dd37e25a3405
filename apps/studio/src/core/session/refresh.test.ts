import { CallError } from '@coverwright/contract/client'
import type { TokenSet } from '@coverwright/domain/company/session/session'
import { expect, test, vi } from 'vitest'
import type { Ending } from './endings.ts'
import { createRefresh } from './refresh.ts'
import { underKey } from './under-key.ts'

const tokensOf = (idToken: string): TokenSet => ({
  idToken,
  accessToken: 'access',
  refreshToken: 'refresh',
  deviceKey: 'device',
})

interface Given {
  readonly tokens?: TokenSet | null
  readonly refresh?: () => Promise<TokenSet>
}

function setUp({ tokens = tokensOf('old'), refresh = async () => tokensOf('new') }: Given = {}) {
  const seen: { tokens: TokenSet | null; refreshes: number; inARow: number; endings: Ending[] } = {
    tokens,
    refreshes: 0,
    inARow: 0,
    endings: [],
  }
  const recover = createRefresh({
    tokens: () => seen.tokens,
    refreshesInARow: () => seen.inARow,
    countRefresh: () => {
      seen.inARow++
    },
    refresh: async () => {
      seen.refreshes++
      return await refresh()
    },
    keep: (kept) => {
      seen.tokens = kept
    },
    end: (ending) => {
      seen.tokens = null
      seen.endings.push(ending)
    },
  })
  return { seen, recover }
}

test('all waiting calls share one refresh', async () => {
  const { seen, recover } = setUp()
  expect(await Promise.all(['old', 'old', 'old'].map(recover))).toEqual([true, true, true])
  expect(seen.refreshes).toBe(1)
})

test('an answer to a token refreshed meanwhile is sent again without another refresh', async () => {
  const { seen, recover } = setUp()
  await recover('old')
  expect(await recover('old')).toBe(true)
  expect(seen.refreshes).toBe(1)
})

test.each([
  ['comes', async () => tokensOf('new')],
  ['fails', () => Promise.reject(new Error('No'))],
])('signing out while a refresh is on its way lasts, whether it %s or not', async (_how, refresh) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { seen, recover } = setUp({ refresh: () => promise.then(refresh) })
  const recovering = recover('old')
  seen.tokens = null
  resolve()
  expect(await recovering).toBe(false)
  expect(seen).toMatchObject({ tokens: null, endings: [] })
})

test('without a stored token the login has expired', async () => {
  const { seen, recover } = setUp({ tokens: null })
  expect(await recover(undefined)).toBe(false)
  expect(seen.endings).toEqual([
    { title: 'Login Expired', message: 'Login expired, Please login again', goesTo: 'sign-in' },
  ])
})

test('a call that was on its way when the session ended adds no second message', async () => {
  const { seen, recover } = setUp({ tokens: null })
  expect(await recover('old')).toBe(false)
  expect(seen.endings).toEqual([])
})

test('a refresh that fails ends the session once for all waiting calls', async () => {
  const { seen, recover } = setUp({ refresh: () => Promise.reject(new Error('refused')) })
  expect(await Promise.all([recover('old'), recover('old')])).toEqual([false, false])
  expect(seen.endings).toEqual([
    { title: 'Login Expired', message: 'Login expired, Please login again', goesTo: 'root' },
  ])
})

test('four refreshes in a row are made, the fifth ends the session', async () => {
  let made = 0
  const { seen, recover } = setUp({ refresh: async () => tokensOf(`new-${++made}`) })
  for (let times = 1; times <= 4; times++) expect(await recover(seen.tokens?.idToken)).toBe(true)
  expect(await recover(seen.tokens?.idToken)).toBe(false)
  expect(made).toBe(4)
  expect(seen.endings).toEqual([{ title: 'Login Expired', message: 'Please Login again!', goesTo: 'root' }])
})

test('a call that succeeded in between starts the count anew', async () => {
  const { seen, recover } = setUp()
  for (let times = 1; times <= 10; times++) {
    expect(await recover(seen.tokens?.idToken)).toBe(true)
    seen.inARow = 0
  }
  expect(seen.endings).toEqual([])
})

test.each([
  ['goes on after an answer that was lost', new TypeError('Failed to fetch'), true],
  ['goes on after a time that was up', new CallError({ status: 504, data: null }), true],
  ['goes on after a defect of the server', new CallError({ status: 500, data: null }), true],
  ['ends with a refusal', new CallError({ status: 401, data: { code: 'session.refresh-refused' } }), false],
  ['ends with the answer', undefined, false],
])('the key of a refresh %s', async (_what, failure, isKept) => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  })
  const keys: string[] = []
  const tokens = tokensOf('old')
  const send = (error?: Error) =>
    underKey(tokens, async (key) => {
      keys.push(key)
      if (error) throw error
    })
  const [first] = await Promise.allSettled([send(failure)])
  expect(first.status).toBe(failure ? 'rejected' : 'fulfilled')
  await send()
  expect(keys[0] === keys[1]).toBe(isKept)
  expect(kept.size).toBe(0)
  vi.unstubAllGlobals()
})
