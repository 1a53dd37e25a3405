import { chunkBytes } from '@coverwright/domain/base/signing/signature'
import { fromBase64, fromBase64Url, fromHex, toBase64, toHex } from './bytes.ts'

/**
 * RSA with PKCS#1 v1.5 padding, which the wire's key exchange asks for and browsers do not offer. They make and read
 * the keys; the two powers are taken here. The keys guard one exchange of a signing secret and are then forgotten.
 */
export interface RsaKey {
  /** PEM, SubjectPublicKeyInfo. */
  readonly publicKey: string
  decrypt(chunks: readonly string[]): string
}

// The algorithm is only a name under which the browser makes a plain RSA pair of any size and gives its numbers out.
const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' }

export async function makeRsaKey(bits: number): Promise<RsaKey> {
  const made = await crypto.subtle.generateKey(
    { ...algorithm, modulusLength: bits, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['encrypt', 'decrypt'],
  )
  const [spki, { n, d }] = await Promise.all([
    crypto.subtle.exportKey('spki', made.publicKey),
    crypto.subtle.exportKey('jwk', made.privateKey),
  ])
  const modulus = numberOf(n)
  const exponent = numberOf(d)
  const open = (chunk: string) => unpadded(bytesOf(power(toNumber(fromBase64(chunk)), exponent, modulus), bits / 8))
  return {
    publicKey: `-----BEGIN PUBLIC KEY-----\n${toBase64(new Uint8Array(spki)).replaceAll(/.{64}/g, '$&\n')}\n-----END PUBLIC KEY-----\n`,
    decrypt: (chunks) => new TextDecoder().decode(Uint8Array.from(chunks.flatMap((chunk) => [...open(chunk)]))),
  }
}

export async function encryptFor(publicKey: string, bits: number, text: string): Promise<string[]> {
  const spki = fromBase64(publicKey.replaceAll(/-----[A-Z ]+-----|\s/g, ''))
  const key = await crypto.subtle.importKey('spki', spki, algorithm, true, ['encrypt'])
  const { n, e } = await crypto.subtle.exportKey('jwk', key)
  const [modulus, exponent] = [numberOf(n), numberOf(e)]
  const bytes = new TextEncoder().encode(text)
  const size = chunkBytes(bits)
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) => {
    const chunk = bytes.subarray(index * size, (index + 1) * size)
    return toBase64(bytesOf(power(toNumber(padded(chunk, bits / 8)), exponent, modulus), bits / 8))
  })
}

/** 00 02, at least eight random bytes that are not zero, 00, the text. */
function padded(chunk: Uint8Array, length: number): Uint8Array {
  const noise = crypto.getRandomValues(new Uint8Array(length - chunk.length - 3)).map((byte) => byte || 1)
  return Uint8Array.of(0, 2, ...noise, 0, ...chunk)
}

function unpadded(block: Uint8Array): Uint8Array {
  const end = block.indexOf(0, 2)
  if (block[0] !== 0 || block[1] !== 2 || end < 10) throw new Error('The chunk was not encrypted for this key')
  return block.subarray(end + 1)
}

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n
  let square = base % modulus
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus
    square = (square * square) % modulus
  }
  return result
}

const toNumber = (bytes: Uint8Array) => BigInt(`0x${toHex(bytes) || '0'}`)
const bytesOf = (value: bigint, length: number) => fromHex(value.toString(16).padStart(length * 2, '0'))
const numberOf = (part = '') => toNumber(fromBase64Url(part))
