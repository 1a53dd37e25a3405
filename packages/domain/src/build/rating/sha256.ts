import { int } from './typed-read.ts'

/** SHA-256 (FIPS 180-4) as lower-case hex. Pure, as the domain has neither Node's crypto nor the browser's async one. */
export function sha256(bytes: Uint8Array): string {
  const state = Int32Array.from(initialState)
  const words = new Int32Array(64)
  const whole = bytes.length - (bytes.length % 64)
  const input = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 0; at < whole; at += 64) compress(state, words, input, at)

  const tail = new Uint8Array(bytes.length - whole + 9 > 64 ? 128 : 64)
  tail.set(bytes.subarray(whole))
  tail[bytes.length - whole] = 0x80
  const view = new DataView(tail.buffer)
  view.setUint32(tail.length - 8, Math.floor(bytes.length / 2 ** 29))
  view.setUint32(tail.length - 4, (bytes.length * 8) >>> 0)
  for (let at = 0; at < tail.length; at += 64) compress(state, words, view, at)
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

// Typed arrays and 32-bit arithmetic throughout: a program with 100,000 rows is several megabytes of text.
function compress(state: Int32Array, words: Int32Array, input: DataView, at: number) {
  for (let t = 0; t < 16; t++) words[t] = input.getInt32(at + t * 4)
  for (let t = 16; t < 64; t++) {
    const early = int(words, t - 15)
    const late = int(words, t - 2)
    const small = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
    const large = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
    words[t] = (int(words, t - 16) + small + int(words, t - 7) + large) | 0
  }
  let a = int(state, 0)
  let b = int(state, 1)
  let c = int(state, 2)
  let d = int(state, 3)
  let e = int(state, 4)
  let f = int(state, 5)
  let g = int(state, 6)
  let h = int(state, 7)
  for (let t = 0; t < 64; t++) {
    const choice = (e & f) ^ (~e & g)
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + int(constants, t) + int(words, t)) | 0
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  state[0] = int(state, 0) + a
  state[1] = int(state, 1) + b
  state[2] = int(state, 2) + c
  state[3] = int(state, 3) + d
  state[4] = int(state, 4) + e
  state[5] = int(state, 5) + f
  state[6] = int(state, 6) + g
  state[7] = int(state, 7) + h
}

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/** The first 32 bits of the fractional part of a root of the first primes, as the standard derives them. */
function rootBits(count: number, root: (prime: number) => number): Int32Array {
  const primes: number[] = []
  for (let candidate = 2; primes.length < count; candidate++)
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate)
  return Int32Array.from(primes, (prime) => {
    const value = root(prime)
    return ((value - Math.floor(value)) * 2 ** 32) | 0
  })
}

const initialState = rootBits(8, Math.sqrt)
const constants = rootBits(64, Math.cbrt)
