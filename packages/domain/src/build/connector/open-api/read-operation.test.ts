import { expect, test } from 'vitest'
import { listOperations } from './list-operations.ts'
import { readOperation } from './read-operation.ts'

const vehicle = {
  type: 'object',
  properties: {
    make: { type: 'string', example: 'Fiat' },
    'engine power': { type: 'integer', example: 74 },
    owners: { type: 'array', items: { $ref: '#/components/schemas/Owner' } },
  },
}
const owner = {
  type: ['object', 'null'],
  properties: { lastName: { type: 'string' }, vehicle: { $ref: '#/components/schemas/Vehicle' } },
}

const three = (operation: object, more: object = {}, method = 'get') => ({
  openapi: '3.1.0',
  info: { title: 'Vehicles' },
  servers: [{ url: 'https://vehicles.example/v1/' }],
  components: { schemas: { Vehicle: vehicle, Owner: owner } },
  paths: { '/vehicles/{plateNumber}': { [method]: operation } },
  ...more,
})
const read = (root: unknown, method: 'GET' | 'POST' = 'GET', path = '/vehicles/{plateNumber}') =>
  readOperation(root, { method, path })
const codesOf = (root: unknown, method?: 'GET' | 'POST') => read(root, method)?.notes.map(({ code }) => code)
const answering = (schema: object) => ({ responses: { 200: { content: { 'application/json': { schema } } } } })

test('an operation of OpenAPI 3 becomes a connector, its values are offered and none is taken', () => {
  const found = read(
    three(
      {
        summary: 'One vehicle',
        parameters: [
          { name: 'plateNumber', in: 'path', required: true, example: 'AA19AAA' },
          { name: 'fields', in: 'query', required: true, schema: { enum: ['all'] } },
          { name: 'year', in: 'query', schema: { type: 'integer', default: 2020 } },
          { name: 'X-Client', in: 'header', required: true, schema: { type: 'string' } },
          { name: 'session', in: 'cookie' },
          { name: 'Transfer-Encoding', in: 'header', required: true },
        ],
        security: [{ key: [] }],
        ...answering({ $ref: '#/components/schemas/Vehicle' }),
      },
      {
        components: {
          schemas: { Vehicle: vehicle, Owner: owner },
          securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'x-api-key' } },
        },
      },
    ),
  )
  expect(found).toMatchObject({
    name: 'One vehicle',
    method: 'GET',
    address: 'https://vehicles.example/v1/vehicles/{{plate_number}}',
    params: [{ name: 'fields', value: 'all' }],
    headers: [{ name: 'X-Client', value: '{{x_client}}' }],
    optional: [{ list: 'params', name: 'year', value: '{{year}}', demo: '2020' }],
    authentication: { kind: 'key', in: 'header', name: 'x-api-key' },
    demoParams: [{ name: 'plate_number', value: 'AA19AAA' }],
    outputs: [
      { name: 'make', path: '$.make' },
      { name: 'engine_power', path: "$['engine power']" },
      { name: 'last_name', path: '$.owners[0].lastName' },
    ],
  })
  expect(JSON.parse(found?.demoResult ?? '')).toEqual({ make: 'Fiat', 'engine power': 74 })
  expect(found?.notes).toEqual([
    { code: 'cookie', what: 'session' },
    { code: 'header', what: 'Transfer-Encoding' },
    { code: 'circular', what: '#/components/schemas/Vehicle' },
  ])
})

test('Swagger 2 keeps its parts elsewhere', () => {
  const root = {
    swagger: '2.0',
    host: 'vehicles.example',
    basePath: '/v1',
    schemes: ['http', 'https'],
    security: [{ client: ['read', 'all'] }],
    securityDefinitions: {
      client: { type: 'oauth2', flow: 'application', tokenUrl: 'https://login.example/token' },
    },
    definitions: {
      Asked: { required: ['plate'], properties: { plate: { type: 'string', example: 'AA19AAA' }, note: {} } },
    },
    paths: {
      '/search': {
        post: {
          operationId: 'search',
          parameters: [
            { in: 'body', name: 'asked', schema: { $ref: '#/definitions/Asked' } },
            { in: 'query', name: 'page', required: true, type: 'integer', 'x-example': 1 },
          ],
          responses: { 200: { schema: { type: 'boolean' }, examples: { 'application/json': true } } },
        },
      },
    },
  }
  expect(read(root, 'POST', '/search')).toEqual({
    name: 'search',
    method: 'POST',
    address: 'https://vehicles.example/v1/search',
    headers: [],
    params: [{ name: 'page', value: '{{page}}' }],
    body: '{\n  "plate": "{{plate}}"\n}',
    authentication: { kind: 'oauth2', tokenAddress: 'https://login.example/token', clientId: '', scope: 'read all' },
    demoParams: [
      { name: 'page', value: '1' },
      { name: 'plate', value: 'AA19AAA' },
    ],
    demoResult: 'true',
    optional: [],
    outputs: [{ name: 'value', path: '$' }],
    notes: [
      { code: 'other-servers', what: 'http://vehicles.example/v1' },
      { code: 'optional-fields', what: 'note' },
    ],
  })
})

test.each<[string, object, object]>([
  ['basic', { type: 'http', scheme: 'basic' }, { kind: 'basic', user: '' }],
  ['bearer', { type: 'http', scheme: 'Bearer' }, { kind: 'bearer' }],
  ['key in the address', { type: 'apiKey', in: 'query', name: 'key' }, { kind: 'key', in: 'query', name: 'key' }],
  [
    'OAuth 2, its address beside the server',
    { type: 'oauth2', flows: { clientCredentials: { tokenUrl: '/token' } } },
    { kind: 'oauth2', tokenAddress: 'https://vehicles.example/token', clientId: '', scope: '' },
  ],
  ['one that is referred to', { $ref: '#/x-way' }, { kind: 'bearer' }],
])('the way in is known: %s', (_, scheme, expected) => {
  const more = {
    components: { securitySchemes: { way: scheme } },
    security: [{ way: [] }],
    'x-way': { type: 'http', scheme: 'bearer' },
  }
  expect(read(three({}, more))?.authentication).toEqual(expected)
})

test.each([
  ['a key in a cookie', { type: 'apiKey', in: 'cookie', name: 'sid' }],
  ['OAuth 2 of people', { type: 'oauth2', flows: { authorizationCode: { tokenUrl: 'https://x.example' } } }],
  ['a certificate', { type: 'mutualTLS' }],
  ['one that is not there', undefined],
])('a way in that a connector does not know is said: %s', (_, way) => {
  const root = three(answering({ type: 'string' }), {
    components: { securitySchemes: { way } },
    security: [{ way: [] }],
  })
  expect(read(root)).toMatchObject({
    authentication: { kind: 'none' },
    notes: [{ code: 'authentication', what: 'way' }],
  })
})

test.each<[string, string, object]>([
  ['a server without HTTPS', 'not-https', { servers: [{ url: 'http://vehicles.example' }] }],
  ['no server', 'no-server', { servers: [] }],
  ['a server beside the file', 'no-server', { servers: [{ url: '/v1' }] }],
  ['a second server', 'other-servers', { servers: [{ url: 'https://a.example' }, { url: 'https://b.example' }] }],
  [
    'a server with a choice',
    'server-variables',
    { servers: [{ url: 'https://{place}.example', variables: { place: { default: 'eu' } } }] },
  ],
])('%s is said', (_, code, more) => {
  expect(codesOf(three(answering({ type: 'string' }), more))).toEqual([code])
})

test.each<[string, string, object]>([
  ['a form', 'not-json', { content: { 'multipart/form-data': { schema: {} } } }],
  ['a body of another file', 'external', { $ref: './bodies.yaml#/one' }],
  ['a body that is not there', 'unknown-reference', { $ref: '#/components/none' }],
  [
    'a number',
    'as-text',
    { content: { 'application/json': { schema: { type: 'object', properties: { a: { type: 'integer' } } } } } },
  ],
  [
    'two forms',
    'first-of-several',
    { content: { 'application/json': { schema: { oneOf: [{ type: 'string' }, { type: 'object' }] } } } },
  ],
  ['braces that are no field', 'body', { content: { 'application/json': { example: { a: '{{not a field}}' } } } }],
])('of what is sent, %s is said', (_, code, requestBody) => {
  expect(codesOf(three({ requestBody, ...answering({ type: 'string' }) }, {}, 'post'), 'POST')).toEqual([code])
})

test('what is sent with a GET, and an answer that is not JSON, are said', () => {
  expect(codesOf(three({ requestBody: {}, responses: { 200: { content: { 'text/html': {} } } } }))).toEqual([
    'get-body',
    'no-answer',
  ])
})

test('names that every object has are names like others', () => {
  const properties = JSON.parse('{"__proto__":{"type":"string"},"constructor":{"type":"string"}}') as object
  const root = three({ requestBody: { content: { 'application/json': { schema: { properties } } } } }, {}, 'post')
  const found = read(root, 'POST')
  expect(found?.body).toBe('{\n  "__proto__": "{{proto__}}",\n  "constructor": "{{value}}"\n}')
  expect(({} as Record<string, unknown>)['type']).toBeUndefined()
  expect(read(three({}), 'GET', '__proto__')).toBeUndefined()
  expect(read(three({}), 'GET', 'constructor')).toBeUndefined()
})

test('a schema that refers to itself, or to a million others, ends', () => {
  const schemas: Record<string, object> = { Self: { $ref: '#/components/schemas/Self' } }
  for (let at = 0; at < 30; at++) {
    const next = { $ref: `#/components/schemas/S${at + 1}` }
    schemas[`S${at}`] = { type: 'object', properties: { a: next, b: next, c: next }, allOf: [next, next] }
  }
  const root = (name: string) => three(answering({ $ref: `#/components/schemas/${name}` }), { components: { schemas } })
  expect(codesOf(root('Self'))).toEqual(['circular'])
  expect(codesOf(root('S0'))).toContain('too-large')
  let deep: object = { type: 'string' }
  for (let depth = 0; depth < 5000; depth++) deep = { allOf: [deep] }
  expect(codesOf(three(answering(deep)))).toEqual(['too-large'])
})

test('of 10,000 operations each is listed, and what a connector cannot ask is counted', () => {
  const item = { get: { summary: 'One' }, post: {}, delete: {} }
  const paths = Object.fromEntries(Array.from({ length: 5001 }, (_, at) => [`/things/${at}`, item]))
  const found = listOperations({ swagger: 2, info: { title: 'Things' }, paths: { ...paths, '/x': { $ref: 'x.yaml' } } })
  expect(found?.operations).toHaveLength(10_000)
  expect(found).toMatchObject({ title: 'Things', otherMethods: 5001, notOffered: 3 })
  expect(found?.operations[0]).toEqual({ method: 'GET', path: '/things/0', summary: 'One' })
})

test.each([[null], ['text'], [[]], [{}], [{ openapi: '4.0.0' }], [{ swagger: '1.2' }]])(
  '%j is no description',
  (root) => {
    expect(listOperations(root)).toBeUndefined()
  },
)
