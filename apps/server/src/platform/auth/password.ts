import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** What the OWASP cheat sheet asks of argon2id at least: 19 MiB, two passes. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const

/** As argon2's own tools write it, so that the cost can be raised without losing older passwords. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await derive('argon2id', { ...cost, message: password, nonce })
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${nonce.toString('base64')}$${tag.toString('base64')}`
}

/** Takes as long for an account that does not exist: time must not tell which addresses are known. */
export async function isPassword(password: string, known: string | null | undefined): Promise<boolean> {
  const [, , , parameters = '', nonce = '', tag = ''] = (known ?? (await decoy)).split('$')
  const [memory = 0, passes = 0, parallelism = 0] = parameters.split(',').map((part) => Number(part.slice(2)))
  const expected = Buffer.from(tag, 'base64')
  const actual = await derive('argon2id', {
    memory,
    passes,
    parallelism,
    tagLength: expected.length,
    message: password,
    nonce: Buffer.from(nonce, 'base64'),
  })
  return timingSafeEqual(actual, expected) && known !== null && known !== undefined
}

const decoy = hashPassword(randomBytes(16).toString('hex'))
