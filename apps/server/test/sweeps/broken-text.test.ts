import { isInQuery } from '@coverwright/contract/call'
import { notKept } from '@coverwright/domain/kept-text'
import { describe, expect, test } from 'vitest'
import { aTalker } from '../hub-builders.ts'
import { everyCall, inputOf, memberCalls, roleFor, type SweptCall, send } from './every-call.ts'
import { startSweptApp } from './swept-app.ts'
import { textFieldsOf, withText } from './text-fields.ts'

const app = await startSweptApp()
const anId = () => crypto.randomUUID()
const signers = { primary: await app.aCompany(), super: await app.aCompany({ role: 'super' }) }
const talker = await aTalker(app, signers.primary)
const signerFor = (swept: SweptCall) => (swept.call.access.kind === 'appMember' ? talker : signers[roleFor(swept)])

type Response = Awaited<ReturnType<typeof app.app.inject>>

const broken = { NUL: 'a\0b', 'the first half of a character': 'a\ud83d', 'the second half': '\udc4db' }

/** An address cannot spell half a character. */
const textsFor = ({ call }: SweptCall) => (isInQuery(call) ? [broken.NUL] : Object.values(broken))

test.each(everyCall)('$name refuses text that cannot be kept, in every field and by its name', async (swept) => {
  const valid = inputOf(swept, anId)
  for (const path of textFieldsOf(swept.call.input))
    for (const text of textsFor(swept)) {
      const answer = await send(app, swept, signerFor(swept).headersOf, withText(valid, path, text) as object)
      expect(answer, path.join('.')).toMatchObject({ status: 422, data: { code: 'invalid' } })
      expect(answer.data.fields).toMatchObject({ [path.join('.')]: notKept })
    }
})

test.each(everyCall)('$name refuses a key that cannot be kept', async (swept) => {
  for (const text of textsFor(swept)) {
    const answer = await send(app, swept, signerFor(swept).headersOf, { ...inputOf(swept, anId), [text]: '1' })
    expect(answer).toMatchObject({ status: 422, data: { code: 'invalid' } })
  }
})

test('who may not make a call learns nothing about its input', async () => {
  const company = await app.aCompany({ permissions: [] })
  const swept = everyCall.find(({ name }) => name === 'channel/createChannel')
  if (!swept) throw new Error('There is no such call')
  const answer = await send(app, swept, company.headersOf, { code: broken.NUL })
  expect(answer).toMatchObject({ status: 403, data: { code: 'not-allowed' } })
})

const isJson = ({ headers }: Response) => String(headers['content-type']).includes('json')

describe('what stands beside the input', () => {
  const writing = memberCalls.filter(({ call }) => call.audit)
  test.each(writing)('$name refuses an idempotency key that cannot be kept', async (swept) => {
    const { headersOf } = signerFor(swept)
    const given: typeof headersOf = (request) => ({ ...headersOf(request), 'idempotency-key': broken.NUL })
    const answer = await send(app, swept, given, inputOf(swept, anId))
    expect(answer).toMatchObject({ status: 422, data: { fields: { 'idempotency-key': notKept } } })
  })

  const headers = ['nowpage', 'pagesize', 'orderby', 'authorization', 'account-id']
  test.each(headers)('a %s that cannot be kept is never a fault of ours', async (header) => {
    const wrong: string[] = []
    for (const swept of memberCalls.filter(({ call }) => call.paged)) {
      const { headersOf } = signerFor(swept)
      for (const text of [broken.NUL, '\u0080\u00ff', '%00', '%ed%a0%80']) {
        const given: typeof headersOf = (request) => ({ ...headersOf(request), [header]: text })
        const answer = await send(app, swept, given, inputOf(swept, anId))
        if (answer.status >= 500) wrong.push(`${swept.name} ${JSON.stringify(text)}`)
      }
    }
    expect(wrong).toEqual([])
  })

  const paths = [
    '/%',
    '/%00',
    '/%ed%a0%80',
    '/%c0%80',
    '/v1/%00/x',
    '/files/%00',
    '/files/%',
    '/my/%00',
    '/my/%ed%a0%80',
  ]
  const more = ['/pay/%00', '/_/p/%00/%00/%00', '/_/f/%00/%00', '/_/a/pictures/%00.svg', '/docs/%00', '/x?a=%00&%ed=%']
  test.each([...paths, ...more])('%s is answered', async (url) => {
    for (const method of ['GET', 'POST'] as const) {
      const answer = await app.app.inject({ method, url })
      // What is no address at all is refused before there is an answer of ours.
      const { status = answer.statusCode } = isJson(answer) ? answer.json() : {}
      expect(status, method).toBeLessThan(500)
    }
  })
})

describe('files', () => {
  const texts = everyCall.filter(({ call }) => typeof call.input.meta()?.['x-file'] === 'string')
  test.each(texts)('$name says of a file what cannot be kept, or takes it', async (swept) => {
    const sample = String(swept.call.input.meta()?.['x-file'])
    const { headersOf } = signerFor(swept)
    const at = sample.lastIndexOf('o')
    const contents = ['\0', '\\u0000', '\\ud800', '\xed\xa0\x80'].map((text) =>
      Buffer.from(`${sample.slice(0, at)}${text}${sample.slice(at)}`, 'latin1'),
    )
    for (const content of contents) {
      const answer = await send(app, swept, headersOf, inputOf(swept, anId), content)
      expect(answer.status, content.toString('latin1')).toBeLessThan(500)
    }
  })
})
