import { expect, test } from 'vitest'
import { startTestApp } from '../../../../test/test-app.ts'

const { app, sign } = await startTestApp({ PUBLIC_URL: 'https://studio.tarnbrook.example' })

test.each([
  ['broker.localhost:8080', 'BROKER'],
  ['ai8.localhost', 'AI8'],
  ['landing.localhost', 'PRODUCT_TALK'],
  ['insurer.localhost', 'INSURER'],
  ['studio.tarnbrook.example', 'INSURER'],
])('%s is %s', async (host, type) => {
  const request = { method: 'POST', path: '/v1/login/getDomainType' } as const
  const headers = { ...sign(request), host }
  const answer = await app.inject({ method: 'POST', url: request.path, headers, payload: {} })
  expect(answer.json()).toEqual({ status: 200, data: type })
})
