import { constants, generateKeyPairSync, privateDecrypt, publicEncrypt } from 'node:crypto'
import { expect, test } from 'vitest'
import { encryptFor, makeRsaKey } from './rsa.ts'

const padding = constants.RSA_PKCS1_PADDING
const text = 'Größe £ '.repeat(30)

test.each([1024, 2048])('a server reads what is encrypted for its key of %d bits', async (bits) => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: bits })
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
  const chunks = await encryptFor(pem, bits, text)
  const read = chunks.map((chunk) => privateDecrypt({ key: privateKey, padding }, Buffer.from(chunk, 'base64')))
  expect(Buffer.concat(read).toString()).toBe(text)
})

test.each([1024, 2048])('what a server encrypts for our key of %d bits is read', async (bits) => {
  const key = await makeRsaKey(bits)
  const bytes = Buffer.from(text)
  const parts = [bytes.subarray(0, 100), bytes.subarray(100, 200), bytes.subarray(200, 300), bytes.subarray(300)]
  const chunks = parts.map((part) => publicEncrypt({ key: key.publicKey, padding }, part).toString('base64'))
  expect(key.decrypt(chunks)).toBe(text)
})

test('a chunk for another key is refused', async () => {
  const [ours, other] = await Promise.all([makeRsaKey(1024), makeRsaKey(1024)])
  const chunk = publicEncrypt({ key: other.publicKey, padding }, Buffer.from('secret')).toString('base64')
  expect(() => ours.decrypt([chunk])).toThrow('not encrypted for this key')
})
