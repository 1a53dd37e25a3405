import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'

/**
 * What the platform's secrets are sealed with, and what they may have been sealed with before. Beside the embedded database a
 * key is made and kept in a file; of any other database only whoever runs it knows where a key is safe.
 */
export async function readSecretsKeys({ SECRETS_KEY, DATABASE_URL, DATA_DIR }: Config): Promise<readonly string[]> {
  const known = await findSecretsKeys({ SECRETS_KEY, DATA_DIR })
  if (SECRETS_KEY || (!DATABASE_URL && known.length > 0)) return known
  if (DATABASE_URL) return []
  await mkdir(DATA_DIR, { recursive: true })
  return makeKey(fileIn(DATA_DIR))
}

/** Those that are there; none is made. */
export const findSecretsKeys = async ({
  SECRETS_KEY,
  DATA_DIR,
}: Pick<Config, 'SECRETS_KEY' | 'DATA_DIR'>): Promise<readonly string[]> => [
  ...(SECRETS_KEY ? [SECRETS_KEY] : []),
  ...(await contentOf(fileIn(DATA_DIR))),
]

const fileIn = (dataDir: string) => join(dataDir, 'secrets-key')

/** Whole or not at all: half a key would seal nothing for ever. Of two that start together the first makes it. */
async function makeKey(file: string): Promise<string[]> {
  const draft = `${file}-${randomBytes(6).toString('hex')}`
  await writeFile(draft, randomBytes(32).toString('hex'), { mode: 0o600, flush: true })
  try {
    await link(draft, file).catch(whenThere)
  } finally {
    await rm(draft)
  }
  return contentOf(file)
}

async function contentOf(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch(whenMissing)
  if (text === '') throw new Error(`${file} is empty: it holds the key that seals this installation's secrets`)
  return text === undefined ? [] : [text]
}

function whenMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

function whenThere(error: NodeJS.ErrnoException) {
  if (error.code !== 'EEXIST') throw error
}
