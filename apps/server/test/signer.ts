import { constants, createHash, generateKeyPairSync, privateDecrypt, publicEncrypt } from 'node:crypto'
import type { WireRequest } from '@coverwright/contract/client'
import type { Answer } from '@coverwright/contract/wire'
import { chunkBytes, prefixOf, signedText, timestampAt } from '@coverwright/domain/base/signing/signature'

const padding = constants.RSA_PKCS1_PADDING
/** Making a key takes longer than most tests; all of them can share one. */
const pair = generateKeyPairSync('rsa', {
  modulusLength: 1024,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

export type Sign = (request: Pick<WireRequest, 'method' | 'path'>, atMs?: number) => Record<string, string>

/** Gets a signing secret as a browser does, and signs with it. */
export async function createSigner(send: (request: WireRequest) => Promise<Answer>): Promise<Sign> {
  const { publicKey, keyBits } = await ask(send, '/v1/sign/getPublicKey', {})
  const chunks = chunksOf(Buffer.from(pair.publicKey), chunkBytes(keyBits)).map((chunk) =>
    publicEncrypt({ key: publicKey, padding }, chunk).toString('base64'),
  )
  const answer = await ask(send, '/v2/sign/getApiSecureKey', { chunks })
  const decrypt = (chunk: string) => privateDecrypt({ key: pair.privateKey, padding }, Buffer.from(chunk, 'base64'))
  const secret = Buffer.concat(answer.chunks.map(decrypt)).toString()

  return ({ method, path }, atMs = Date.now()) => {
    const signed = { appId: answer.appId, method, prefix: prefixOf(path), timestamp: timestampAt(atMs), secret }
    const signature = createHash('sha256').update(signedText(signed)).digest('hex')
    return { 'app-id': signed.appId, timestamp: signed.timestamp, signature }
  }
}

interface Handshake {
  readonly publicKey: string
  readonly keyBits: number
  readonly appId: string
  readonly chunks: string[]
}

async function ask(send: (request: WireRequest) => Promise<Answer>, path: string, input: object): Promise<Handshake> {
  const headers = { 'content-type': 'application/json' }
  const { status, data } = await send({ method: 'POST', path, query: {}, headers, body: JSON.stringify(input) })
  if (status !== 200) throw new Error(`${path} answered ${status}`)
  return data as Handshake
}

const chunksOf = (bytes: Buffer, size: number) =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) => bytes.subarray(index * size, (index + 1) * size))
