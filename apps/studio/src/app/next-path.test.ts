import { expect, test } from 'vitest'
import { signInFor } from '../core/screens/sign-in-for.ts'
import { nextPath } from './next-path.ts'

test('the way back survives sign-in', () => {
  const [, search = ''] = signInFor('/project', '?tab=trash').split('/')
  expect(nextPath(search)).toBe('/project?tab=trash')
})

test('without a wish it is home', () => {
  expect(signInFor('/home', '')).toBe('/')
  expect(nextPath('')).toBe('/home')
})

test.each([
  '//evil.example/home',
  'https://evil.example/home',
  '/\\evil.example',
  '/nowhere',
  '/',
  '/log-in',
  'javascript:alert(1)',
])('%s is not followed', (wanted) => expect(nextPath(`?next=${encodeURIComponent(wanted)}`)).toBe('/home'))
