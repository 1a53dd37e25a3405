import { liveStreamPath } from '@coverwright/contract/reach/message'
import { expect, test } from 'vitest'
import { startTestApp, type TestCompany } from '../../../test/test-app.ts'

const { app, aCompany } = await startTestApp()
await app.listen({ port: 0 })
const { port } = app.server.address() as { port: number }

async function listen(company: TestCompany) {
  const headers = company.headersOf({ method: 'GET', path: liveStreamPath })
  const answer = await fetch(`http://127.0.0.1:${port}${liveStreamPath}`, { headers })
  return answer.body?.pipeThrough(new TextDecoderStream()).getReader()
}

test('a member hears of their own news at once', async () => {
  const company = await aCompany()
  const events = await listen(company)
  expect((await events?.read())?.value).toContain('resync')
  await company.client.message.markRead({ ids: [] })
  expect((await events?.read())?.value).toContain('"kind":"notification"')
  await events?.cancel()
})

test('nobody listens unsigned, with a forged token or after signing out', async () => {
  const company = await aCompany()
  const statusOf = async (change?: Record<string, string>) => {
    const headers = { ...company.headersOf({ method: 'GET', path: liveStreamPath }), ...change }
    return (await app.inject({ url: liveStreamPath, headers })).json().status
  }
  expect(await statusOf({ signature: '' })).toBe(104)
  expect(await statusOf({ authorization: `${company.token}x` })).toBe(401)
  await company.client.identity.signOut({})
  expect(await statusOf()).toBe(401)
})
