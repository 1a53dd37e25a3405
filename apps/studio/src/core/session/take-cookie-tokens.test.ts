import { expect, test } from 'vitest'
import { aCookieJar } from './cookie-jar.fixture.ts'
import { cookiesOf } from './cookies.ts'
import { takeCookieTokens } from './take-cookie-tokens.ts'

const tokens = { accessToken: 'a', idToken: 'i;=', refreshToken: 'r', deviceKey: 'd' }

function jarWith(values: Readonly<Record<string, string>>) {
  const jar = aCookieJar()
  const cookies = cookiesOf(jar, true)
  for (const [name, value] of Object.entries(values)) cookies.set(name, value, 60)
  return { jar, cookies }
}

test('tokens are taken out of the cookies', () => {
  const { jar, cookies } = jarWith({ ...tokens, other: 'stays' })
  expect(takeCookieTokens(cookies)).toEqual(tokens)
  expect(jar.cookie).toBe('other=stays')
})

test('an incomplete set signs nobody in, and is expired all the same', () => {
  const { jar, cookies } = jarWith({ idToken: 'i' })
  expect(takeCookieTokens(cookies)).toBeUndefined()
  expect(jar.cookie).toBe('')
})

test('cookies that were set for the domain are expired there too', () => {
  const jar = aCookieJar()
  const cookies = cookiesOf(jar, true, 'studio.tarnbrook.example')
  for (const domain of ['studio.tarnbrook.example', 'tarnbrook.example'])
    for (const [name, value] of Object.entries(tokens)) jar.cookie = `${name}=${value}; Domain=${domain}`
  expect(takeCookieTokens(cookies)).toEqual({ ...tokens })
  expect(jar.cookie).toBe('')
})
