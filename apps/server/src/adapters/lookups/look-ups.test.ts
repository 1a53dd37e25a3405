import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { httpLookUps } from './http-look-ups.ts'
import { testLookUps } from './test-look-ups.ts'

const asked: { url: string; token: string | undefined }[] = []
const provider = createServer((request, response) => {
  asked.push({ url: request.url ?? '', token: request.headers.authorization })
  if (request.url?.includes('LOST')) response.writeHead(500).end('no')
  else if (request.url?.includes('ODD')) response.end('<html>')
  else if (request.url?.includes('SLOW')) return
  else if (request.url?.startsWith('/uk/vehicles')) response.end('{"vehicle":{"title":"A car"}}')
  else response.end('{"addresses":[{"line1":"1 Road","town":"Ely","postcode":"CB1 1AA"}]}')
})
await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening))
afterAll(() => {
  provider.closeAllConnections()
  provider.close()
})
const { port } = provider.address() as AddressInfo
const lookUps = httpLookUps({ url: `http://127.0.0.1:${port}/uk/`, token: 'secret', deadlineMs: 300 })

test('asks the provider with the token', async () => {
  expect(await lookUps.findAddresses('GB', 'CB1 1AA')).toEqual([
    { line1: '1 Road', line2: '', town: 'Ely', postcode: 'CB1 1AA' },
  ])
  expect(await lookUps.findVehicle('GB', 'AB12CDE')).toEqual({ title: 'A car', code: '' })
  expect(asked).toEqual([
    { url: '/uk/addresses?country=GB&postcode=CB1+1AA', token: 'Bearer secret' },
    { url: '/uk/vehicles?country=GB&registration=AB12CDE', token: 'Bearer secret' },
  ])
})

test.each(['LOST', 'ODD', 'SLOW'])('a provider that fails finds nothing: %s', async (what) => {
  expect(await lookUps.findAddresses('GB', what)).toEqual([])
  expect(await lookUps.findVehicle('GB', what)).toBeUndefined()
})

test('the built-in one invents the same answers every time', async () => {
  const found = await testLookUps.findAddresses('GB', 'BS7 9ZZ')
  expect(found).toHaveLength(4)
  expect(found[0]).toMatchObject({ town: 'Bristol', postcode: 'BS7 9ZZ' })
  expect(await testLookUps.findAddresses('GB', 'ZZ99 1AA')).toEqual([])
  expect(await testLookUps.findVehicle('GB', 'NOTHING')).toBeUndefined()
})
