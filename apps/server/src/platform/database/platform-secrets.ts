import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import type { TokenKey } from '../auth/keyring.ts'
import { createSealing, type Sealing } from '../auth/sealing.ts'

export interface PlatformSecrets {
  /** Sign tokens and tickets. */
  readonly tokenKeys: readonly TokenKey[]
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

/**
 * Made on first start and kept in the database, so that all servers share them and a restart signs nobody out. `keys` seal
 * them, the first of them from now on: a copy of the database opens nothing.
 */
export async function readPlatformSecrets(
  client: Client,
  keyBits: number,
  keys: readonly string[] = [],
): Promise<PlatformSecrets> {
  const owner = { client, sealings: keys.map(createSealing) }
  return {
    tokenKeys: await readTokenKeys(owner),
    signingSecret: await keptSecret(owner, 'signing', makeSecret),
    signingKey: await keptSecret(owner, `signing-key-${keyBits}`, () => makePrivateKey(keyBits)),
    gatewaySecret: await keptSecret(owner, 'test-gateway', makeSecret),
    certificateSecret: await keptSecret(owner, 'certificate', makeSecret),
    acmeKey: await keptSecret(owner, 'acme-account', makeEcdsaKey),
  }
}

interface Owner {
  readonly client: Client
  readonly sealings: readonly Sealing[]
}

const tokenName = 'token'

/** The one from before keys had names, and all that came after. */
async function readTokenKeys(owner: Owner): Promise<readonly TokenKey[]> {
  const read = async () => {
    const { rows } = await owner.client.query<{ name: string; madeAt: Date }>(
      `select name, made_at as "madeAt" from platform_secret where name = $1 or name like $2`,
      [tokenName, `${tokenName}-%`],
    )
    return rows
  }
  // Under one name, whichever server comes first.
  if (!(await read()).some(({ name }) => name !== tokenName)) await keptSecret(owner, `${tokenName}-first`, makeSecret)
  const keys: TokenKey[] = []
  for (const { name, madeAt } of await read()) {
    const secret = await findSecret(owner, name)
    // Dropped since it was listed: a key of nothing would be anybody's.
    if (secret) keys.push({ id: name.slice(tokenName.length + 1), secret, madeAt })
  }
  return keys
}

/** Another key to sign with. With `dropsOld` whatever was signed before is void: everybody signs in again. */
export async function renewTokenKey(client: Client, keys: readonly string[], dropsOld: boolean): Promise<void> {
  await client.query('begin')
  if (dropsOld)
    await client.query('delete from platform_secret where name = $1 or name like $2', [tokenName, `${tokenName}-%`])
  const owner = { client, sealings: keys.map(createSealing) }
  await keptSecret(owner, `${tokenName}-${randomBytes(6).toString('base64url')}`, makeSecret)
  await client.query('commit')
}

/** Of two servers starting together the first to insert wins, and both read the same. */
async function keptSecret(owner: Owner, name: string, make: () => string): Promise<string> {
  const known = await findSecret(owner, name)
  if (known) return known
  const [sealing] = owner.sealings
  const made = make()
  const value = sealing ? sealedPrefix + sealing.seal(made) : made
  await owner.client.query('insert into platform_secret values ($1, $2) on conflict do nothing', [name, value])
  return (await findSecret(owner, name)) ?? Promise.reject(new Error(`The secret ${name} could not be kept`))
}

const sealedPrefix = 'sealed.'

/** What is not sealed yet, or with a key of before, is sealed with the one of now. */
async function findSecret({ client, sealings }: Owner, name: string): Promise<string | undefined> {
  const { rows } = await client.query<{ value: string }>('select value from platform_secret where name = $1', [name])
  const value = rows[0]?.value
  if (value === undefined) return undefined
  const [first] = sealings
  const opened = value.startsWith(sealedPrefix) ? openSealed(value.slice(sealedPrefix.length), sealings) : value
  const isSettled = !first || (value.startsWith(sealedPrefix) && isOpenedBy(first, value.slice(sealedPrefix.length)))
  if (!isSettled)
    await client.query('update platform_secret set value = $3 where name = $1 and value = $2', [
      name,
      value,
      sealedPrefix + first.seal(opened),
    ])
  return opened
}

/** Whether these are all that it takes to open secrets as they stand in the database. */
export function areOpenedBy(values: readonly string[], keys: readonly string[]): boolean {
  const sealings = keys.map(createSealing)
  return values
    .filter((value) => value.startsWith(sealedPrefix))
    .every((value) => sealings.some((sealing) => isOpenedBy(sealing, value.slice(sealedPrefix.length))))
}

function openSealed(sealed: string, sealings: readonly Sealing[]): string {
  const fitting = sealings.find((sealing) => isOpenedBy(sealing, sealed))
  if (fitting) return fitting.unseal(sealed)
  throw new Error(
    sealings.length > 0
      ? 'SECRETS_KEY is not the key that the secrets in the database were sealed with'
      : 'The secrets in the database are sealed: set SECRETS_KEY to the key they were sealed with',
  )
}

function isOpenedBy(sealing: Sealing, sealed: string): boolean {
  try {
    sealing.unseal(sealed)
    return true
  } catch {
    return false
  }
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
