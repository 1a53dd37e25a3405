import { CallError } from '@coverwright/contract/client'
import { maxOpenApiBytes } from '@coverwright/domain/build/connector/open-api/open-api'
import { expect, test } from 'vitest'
import { startTestApp } from '../../../../test/test-app.ts'

const app = await startTestApp()
const { client } = await app.aCompany()

type Content = string | Uint8Array<ArrayBuffer>

const describe = (text: Content) => client.apiConnector.describeOpenApi({}, new Blob([text]))
const refusalOf = async (text: Content) => {
  const error: unknown = await describe(text).catch((reason: unknown) => reason)
  if (!(error instanceof CallError)) throw new Error('It was not refused')
  return error.fields['file'] ?? error.message
}

const yaml = `
openapi: 3.0.3
info: { title: Vehicles }
servers: [{ url: https://vehicles.example }]
paths:
  /cars/{plate}:
    get: &car
      summary: One car
      parameters: [{ name: plate, in: path, required: true, schema: { type: string } }]
      responses:
        200: { content: { application/json: { schema: { properties: { make: { type: string } } } } } }
  /vans/{plate}:
    get:
      <<: *car
      summary: One van
`

test('a file in YAML lists its operations, and one of them is read', async () => {
  expect(await describe(yaml)).toEqual({
    title: 'Vehicles',
    operations: [
      { method: 'GET', path: '/cars/{plate}', summary: 'One car' },
      { method: 'GET', path: '/vans/{plate}', summary: 'One van' },
    ],
    otherMethods: 0,
    notOffered: 0,
  })
  const van = await client.apiConnector.importOpenApi({ method: 'GET', path: '/vans/{plate}' }, new Blob([yaml]))
  expect(van).toMatchObject({
    name: 'One van',
    address: 'https://vehicles.example/vans/{{plate}}',
    outputs: [{ name: 'make', path: '$.make' }],
    notes: [],
  })
  await expect(
    client.apiConnector.importOpenApi({ method: 'POST', path: '/vans/{plate}' }, new Blob([yaml])),
  ).rejects.toThrow('cannot be read')
})

test('10,000 operations in JSON, with a byte order mark, are all listed', async () => {
  const paths = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`/things/${at}`, { get: {} }]))
  const found = await describe(`\uFEFF${JSON.stringify({ openapi: '3.1.0', paths })}`)
  expect(found.operations).toHaveLength(10_000)
})

test('nothing that a file names is fetched', async () => {
  const paths = { '/far': { $ref: 'https://elsewhere.example/paths.yaml' }, '/near': { get: { requestBody: {} } } }
  const text = JSON.stringify({ openapi: '3.0.0', paths })
  expect(await describe(text)).toMatchObject({ operations: [{ path: '/near' }], notOffered: 1 })
})

const bomb = `a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n${Array.from(
  { length: 9 },
  (_, at) => `a${at + 1}: &a${at + 1} [${Array.from({ length: 9 }, () => `*a${at}`).join(', ')}]\n`,
).join('')}`

test.each<[string, Content, string]>([
  ['aliases that unfold to millions', `openapi: 3.0.0\n${bomb}`, 'It repeats its own parts too often.'],
  ['brackets without end', '['.repeat(200_000), 'It is not JSON'],
  ['YAML without end', `a: ${'['.repeat(50_000)}`, 'It is not YAML'],
  ['JSON with a slip', '{"openapi": "3.1.0",}', 'It is not JSON'],
  ['YAML with a slip', 'openapi: 3.1.0\n  paths: [', 'It is not YAML: see line'],
  ['no text', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0xd8]), 'It is not a text file in UTF-8.'],
  ['another text', 'Dear all,\nplease find attached', 'It is not OpenAPI 3.0, 3.1 or 2.0 (Swagger).'],
  ['another version', 'openapi: 4.0.0', 'It is not OpenAPI 3.0, 3.1 or 2.0 (Swagger).'],
])('%s is refused, and why is said', async (_, text, why) => {
  expect(await refusalOf(text)).toContain(why)
})

test('a part that holds itself ends', async () => {
  expect(await describe('swagger: "2.0"\npaths: &p { /x: *p }')).toMatchObject({ operations: [] })
})

test('a file may be 5 MB long and not a byte longer', async () => {
  const text = JSON.stringify({ openapi: '3.1.0', paths: {} })
  expect((await describe(text.padEnd(maxOpenApiBytes))).operations).toEqual([])
  await expect(describe(text.padEnd(maxOpenApiBytes + 1))).rejects.toMatchObject({ code: 'file.too-large' })
})

test('a file is about its company, and changes nothing', async () => {
  const { items } = await client.apiConnector.listConnectors({}, { nowPage: 1, pageSize: 1 })
  expect(items).toEqual([])
})
