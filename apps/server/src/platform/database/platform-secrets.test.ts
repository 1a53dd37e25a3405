import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cloneDatabase } from '../../../test/clone-database.ts'
import { readConfig } from '../config.ts'
import { readPlatformSecrets, renewTokenKey } from './platform-secrets.ts'
import { readSecretsKeys } from './secrets-key.ts'

const [one, other] = ['a key that is long enough to be one', 'another key that is long enough to be one']

test('a copy of the database opens nothing: every secret in it is sealed, also those that were there before', async () => {
  const { owner } = await cloneDatabase()
  const plain = await readPlatformSecrets(owner, 1024)
  const sealed = await readPlatformSecrets(owner, 1024, [one])
  expect(sealed).toEqual(plain)
  const { rows } = await owner.query<{ value: string }>('select value from platform_secret')
  for (const { value } of rows) expect(value).toMatch(/^sealed\./)
  const dump = rows.map(({ value }) => value).join()
  for (const secret of Object.values(plain).filter((each) => typeof each === 'string'))
    expect(dump).not.toContain(secret)
})

test('without the right key the start says so', async () => {
  const { owner } = await cloneDatabase()
  await readPlatformSecrets(owner, 1024, [one])
  await expect(readPlatformSecrets(owner, 1024)).rejects.toThrow('set SECRETS_KEY to the key they were sealed with')
  await expect(readPlatformSecrets(owner, 1024, [other])).rejects.toThrow('SECRETS_KEY is not the key')
})

test('the sealing key is changed by naming the old one beside the new', async () => {
  const { owner } = await cloneDatabase()
  const before = await readPlatformSecrets(owner, 1024, [one])
  expect(await readPlatformSecrets(owner, 1024, [other, one])).toEqual(before)
  expect(await readPlatformSecrets(owner, 1024, [other])).toEqual(before)
  await expect(readPlatformSecrets(owner, 1024, [one])).rejects.toThrow('SECRETS_KEY is not the key')
})

test('another signing key is added, or takes the place of all', async () => {
  const { owner } = await cloneDatabase()
  const before = await readPlatformSecrets(owner, 1024, [one])
  await renewTokenKey(owner, [one], false)
  const added = await readPlatformSecrets(owner, 1024, [one])
  expect(added.tokenKeys).toHaveLength(before.tokenKeys.length + 1)
  expect(added.tokenKeys).toEqual(expect.arrayContaining([...before.tokenKeys]))
  await renewTokenKey(owner, [one], true)
  const { tokenKeys } = await readPlatformSecrets(owner, 1024, [one])
  expect(tokenKeys).toHaveLength(1)
  for (const { id } of tokenKeys) expect(added.tokenKeys.map((key) => key.id)).not.toContain(id)
})

test('beside the embedded database a key is made once, for its owner alone', async () => {
  const home = await mkdtemp(join(tmpdir(), 'secrets-'))
  const config = readConfig({ DATA_DIR: home })
  const keys = await Promise.all([readSecretsKeys(config), readSecretsKeys(config)])
  expect(keys[0]).toEqual(keys[1])
  const file = join(home, 'secrets-key')
  expect([await readFile(file, 'utf8')]).toEqual(keys[0])
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await readSecretsKeys(readConfig({ DATA_DIR: home, SECRETS_KEY: one }))).toEqual([one, ...(keys[0] ?? [])])
  expect(await readSecretsKeys(readConfig({ DATA_DIR: home, DATABASE_URL: 'postgres://db/x' }))).toEqual([])
  await writeFile(file, '')
  await expect(readSecretsKeys(config)).rejects.toThrow('is empty')
  await rm(home, { recursive: true })
})
