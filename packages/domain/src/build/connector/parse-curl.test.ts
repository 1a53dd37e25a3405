import { expect, test } from 'vitest'
import { parseCurl } from './parse-curl.ts'

test('a command of a documentation becomes a connector; its secret goes where secrets are kept', () => {
  const read = parseCurl(`curl -X POST 'https://api.example/v1/vehicles' \\
    -H "x-api-key: abc-123" -H 'Content-Type: application/json' -H 'x-client: shop' \\
    --data '{"registrationNumber": "AA19AAA"}' --compressed -b 'a=b'`)
  expect(read).toMatchObject({
    connector: {
      method: 'POST',
      address: 'https://api.example/v1/vehicles',
      headers: [{ name: 'x-client', value: 'shop' }],
      params: [{ name: 'registrationNumber', value: 'AA19AAA' }],
      body: '',
      authentication: { kind: 'key', in: 'header', name: 'x-api-key' },
      secret: 'abc-123',
      leftOut: ['--cookie'],
    },
  })
  expect(JSON.stringify('connector' in read && read.connector.headers)).not.toContain('abc-123')
})

test.each([
  [`curl -u me:word https://a.example/x`, { authentication: { kind: 'basic', user: 'me' }, secret: 'word' }],
  [`curl -H 'Authorization: Bearer tok' https://a.example/`, { authentication: { kind: 'bearer' }, secret: 'tok' }],
  [
    `curl "https://a.example/x?q=1&r=2"`,
    {
      method: 'GET',
      params: [
        { name: 'q', value: '1' },
        { name: 'r', value: '2' },
      ],
    },
  ],
  [`curl -G -d q=1 https://a.example/x`, { method: 'GET', params: [{ name: 'q', value: '1' }] }],
  [
    `curl 'https://a.example/x?q=1&api_key=abc-123&token=def'`,
    {
      params: [{ name: 'q', value: '1' }],
      authentication: { kind: 'key', in: 'query', name: 'api_key' },
      secret: 'abc-123',
      leftOut: ['token'],
    },
  ],
  [
    `curl -u me:word -H 'x-api-key: abc' -G -d key=def https://a.example/x`,
    { params: [], headers: [], authentication: { kind: 'basic', user: 'me' }, leftOut: ['x-api-key', 'key'] },
  ],
  [`curl --json '{"a":{"b":1}}' https://a.example/x`, { method: 'POST', params: [], body: '{"a":{"b":1}}' }],
  [`curl https://a.example/v1/{{registration}}`, { address: 'https://a.example/v1/{{registration}}' }],
])('%s', (command, connector) => {
  expect(parseCurl(command)).toMatchObject({ connector })
})

test.each([
  'wget https://a.example/',
  'curl',
  "curl 'https://a.example/",
  'curl -d @/etc/passwd https://a.example/',
  'curl -X DELETE https://a.example/',
  'curl --unix-socket /run/x https://a.example/',
  'curl -d a=b https://a.example/',
  'curl file:///etc/passwd',
])('%s is refused with the reason', (command) => {
  expect(parseCurl(command)).toEqual({ problem: expect.any(String) })
})
