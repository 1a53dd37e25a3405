import { expect, test } from 'vitest'
import { exampleOf } from '../../fields.ts'
import { ConnectorDefinition, ConnectorForm } from './connector.ts'
import { fillRequest, inputsOf, shownRequest, UnfitInput } from './fill-request.ts'

const { name, secret, role, ...example } = exampleOf(ConnectorForm)
const definition = (change: Partial<ConnectorDefinition>) => ConnectorDefinition.parse({ ...example, ...change })
const key = { secret: 'vehicles-4711-1234' }

test('values are put where they belong, escaped for the place', () => {
  const asked = definition({
    method: 'POST',
    address: 'https://vehicles.example/v1/{{registration}}/check?year={{year|2020}}',
    headers: [{ name: 'X-Reference', value: 'car {{registration}}' }],
    params: [{ name: 'plate', value: '{{registration}}' }],
  })
  expect(fillRequest(asked, 'live', { registration: 'A/../B?x=1#"' }, key)).toMatchObject({
    url: 'https://vehicles.example/v1/A%2F..%2FB%3Fx%3D1%23%22/check?year=2020',
    headers: { 'x-reference': 'car A/../B?x=1#"', 'x-api-key': key.secret },
    body: '{"plate":"A/../B?x=1#\\""}',
  })
  expect(inputsOf(asked)).toEqual([
    { name: 'registration', isOptional: false },
    { name: 'year', isOptional: true },
  ])
})

test('a body of its own is JSON whose texts are filled; params then stand in the address', () => {
  const asked = definition({ method: 'POST', body: '{"car":{"plate":"{{registration}}","n":[1,true]}}' })
  const { url, body } = fillRequest(asked, 'live', { registration: '","admin":"' }, key)
  expect(new URL(url).searchParams.get('fields')).toBe('make,power')
  expect(JSON.parse(body ?? '')).toEqual({ car: { plate: '","admin":"', n: [1, true] } })
})

test.each(['..', '.', ' .. '])('%j leads to no other path', (registration) => {
  expect(() => fillRequest(definition({}), 'live', { registration }, key)).toThrow(UnfitInput)
})

test('a line end begins no header of its own', () => {
  const asked = definition({ headers: [{ name: 'X-Who', value: '{{registration}}' }] })
  expect(() => fillRequest(asked, 'live', { registration: 'a\r\nx-admin: yes' }, key)).toThrow(UnfitInput)
})

test('what looks like a merge field in an answer is text', () => {
  const asked = definition({ params: [{ name: 'q', value: '{{registration}}' }] })
  const { url } = fillRequest(asked, 'live', { registration: '{{secret}}' }, key)
  expect(new URL(url).searchParams.get('q')).toBe('{{secret}}')
})

test('what is shown holds neither the secret nor, of a journey, the answers', () => {
  for (const authentication of [
    { kind: 'key', in: 'header', name: 'x-api-key' },
    { kind: 'key', in: 'query', name: 'token' },
    { kind: 'basic', user: 'us' },
    { kind: 'bearer' },
  ] as const) {
    const shown = JSON.stringify(shownRequest(definition({ authentication }), 'live'))
    expect(shown).toContain('••••')
    expect(shown).toContain('/v1/<registration>')
    expect(shown).not.toContain(key.secret)
  }
})

test.each([
  ['address', 'https://{{host}}/v1'],
  ['address', 'https://a.example:{{port}}/'],
  ['address', 'https://name:word@a.example/'],
  ['address', 'ftp://a.example/'],
  ['address', 'https://a.example/{{first name}}'],
  ['address', 'https://a.example/{{open'],
  ['body', '{"a":'],
])('%s %s is refused', (field, value) => {
  expect(ConnectorDefinition.safeParse({ ...example, [field]: value }).success).toBe(false)
})

test.each(['host', 'Cookie', 'Authorization', 'Transfer-Encoding', 'content-length', 'bad name', 'x\r\ny'])(
  'the header %j cannot be set',
  (header) => {
    const headers = [{ name: header, value: 'x' }]
    expect(ConnectorDefinition.safeParse({ ...example, headers }).success).toBe(false)
  },
)

test.each(['https:{{registration}}/v1', 'https:/{{registration}}/v1', 'https:\\\\{{registration}}/v1'])(
  '%s is no address to be written down, and of a release no answer chooses whom it leads to',
  (address) => {
    expect(ConnectorForm.safeParse({ ...exampleOf(ConnectorForm), address }).success).toBe(false)
    expect(ConnectorForm.safeParse({ ...exampleOf(ConnectorForm), testAddress: address }).success).toBe(false)
    const asked = { ...definition({}), address }
    expect(() => fillRequest(asked, 'live', { registration: 'elsewhere.example' }, key)).toThrow(UnfitInput)
  },
)

test.each(['Zürich → {{registration}}', 'one\ntwo', '{{registration|→}}'])(
  'a header of %j is no header to be written down, and of a release a call that fails',
  (value) => {
    const headers = [{ name: 'X-Who', value }]
    expect(ConnectorForm.safeParse({ ...exampleOf(ConnectorForm), headers }).success).toBe(false)
    expect(() => fillRequest({ ...definition({}), address: 'https://a.example/', headers }, 'live', {}, key)).toThrow(
      UnfitInput,
    )
  },
)
