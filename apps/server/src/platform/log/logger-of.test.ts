import fastify from 'fastify'
import { expect, test } from 'vitest'
import { loggerOf } from './logger-of.ts'

/** What a server writes when somebody logs this. */
function logged(thing: unknown, text?: string): Record<string, unknown> {
  let line = ''
  const stream = { write: (part: string) => (line += part) }
  fastify({ logger: { ...loggerOf({ LOG_LEVEL: 'error' }), stream } }).log.error(thing, text)
  return JSON.parse(line)
}

const secret = 'Jo Smith\n    at 1 Quiet Lane'
const refused = Object.assign(new Error(`Failed query, params: ${secret}`), { params: [secret], detail: secret })

test('an error is told by its kind, its code and its place', () => {
  const error = new TypeError('for people', { cause: Object.assign(new RangeError(secret), { code: '23505' }) })
  expect(logged(error)).toMatchObject({
    msg: 'TypeError',
    err: {
      name: 'TypeError',
      stack: expect.stringMatching(/^at .*logger-of\.test\.ts/),
      cause: { name: 'RangeError', code: '23505' },
    },
  })
})

test.each([
  ['alone', refused],
  ['with its message', { err: refused }, refused.message],
  ['without a word', { err: refused }],
  ['as the cause of another', new Error('A call failed', { cause: refused })],
  ['that is none', { err: secret }, 'A call failed'],
])('what an error quotes is left out, logged %s', (_how, thing, text?: string) => {
  expect(JSON.stringify(logged(thing, text))).not.toMatch(/Jo Smith|Quiet Lane/)
})

test('what is thrown need not be an error', () => {
  expect(logged({ err: { code: '57P01', detail: secret } })).toMatchObject({ err: { name: 'Object', code: '57P01' } })
  expect(logged({ err: null }, 'Nothing')).toMatchObject({ msg: 'Nothing', err: { name: 'Object' } })
  expect(logged('Just a line')).toMatchObject({ msg: 'Just a line' })
})

test('what is said beside it stays', () => {
  expect(logged({ err: refused, route: '/v1' }, 'The call failed')).toMatchObject({
    msg: 'The call failed',
    route: '/v1',
    err: { name: 'Error' },
  })
})
