import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { Client } from 'pg'

export interface PlatformSecrets {
  /** Signs tokens and tickets. */
  readonly tokenSecret: string
  /** From which every client's signing secret is derived. */
  readonly signingSecret: string
  /** PEM; clients encrypt for it what they send before they have a secret. */
  readonly signingKey: string
  /** Signs the notices and page addresses of the built-in gateway. */
  readonly gatewaySecret: string
  /** Encrypts the keys of certificates. */
  readonly certificateSecret: string
  /** PEM; by it the certificate authority knows this installation. */
  readonly acmeKey: string
}

/** Made on first start and kept in the database, so that all servers share them and a restart signs nobody out. */
export async function readPlatformSecrets(owner: Client, keyBits: number): Promise<PlatformSecrets> {
  return {
    tokenSecret: await keptSecret(owner, 'token', makeSecret),
    signingSecret: await keptSecret(owner, 'signing', makeSecret),
    signingKey: await keptSecret(owner, `signing-key-${keyBits}`, () => makePrivateKey(keyBits)),
    gatewaySecret: await keptSecret(owner, 'test-gateway', makeSecret),
    certificateSecret: await keptSecret(owner, 'certificate', makeSecret),
    acmeKey: await keptSecret(owner, 'acme-account', makeEcdsaKey),
  }
}

/** Of two servers starting together the first to insert wins, and both read the same. */
async function keptSecret(owner: Client, name: string, make: () => string): Promise<string> {
  const read = async () => {
    const { rows } = await owner.query<{ value: string }>('select value from platform_secret where name = $1', [name])
    return rows[0]?.value
  }
  const known = await read()
  if (known) return known
  await owner.query('insert into platform_secret values ($1, $2) on conflict do nothing', [name, make()])
  return (await read()) ?? Promise.reject(new Error(`The secret ${name} could not be kept`))
}

const makeSecret = () => randomBytes(32).toString('hex')

const makeEcdsaKey = () =>
  generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  }).privateKey

const makePrivateKey = (modulusLength: number) =>
  generateKeyPairSync('rsa', {
    modulusLength,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  }).privateKey
