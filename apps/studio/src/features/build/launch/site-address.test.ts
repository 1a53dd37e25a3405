import { expect, test } from 'vitest'
import { siteAddress } from './site-address.ts'

test('a site has the protocol and the port of the studio', () => {
  expect(siteAddress('pet.localhost', { protocol: 'http:', port: '8080' })).toBe('http://pet.localhost:8080')
  expect(siteAddress('pets.tarnbrook.example', { protocol: 'https:', port: '' })).toBe('https://pets.tarnbrook.example')
})
