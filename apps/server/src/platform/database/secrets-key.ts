import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'

/**
 * What the platform's secrets are sealed with, and what they may have been sealed with before. Beside the embedded database a
 * key is made and kept in a file; of any other database only whoever runs it knows where a key is safe.
 */
export async function readSecretsKeys({ SECRETS_KEY, DATABASE_URL, DATA_DIR }: Config): Promise<readonly string[]> {
  const file = join(DATA_DIR, 'secrets-key')
  if (SECRETS_KEY) return [SECRETS_KEY, ...(await contentOf(file))]
  if (DATABASE_URL) return []
  await mkdir(DATA_DIR, { recursive: true })
  // Of two that start together the first makes it, and both read it.
  await writeFile(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' }).catch(whenThere)
  return contentOf(file)
}

const contentOf = async (file: string): Promise<string[]> => {
  const text = await readFile(file, 'utf8').catch(() => '')
  return text ? [text] : []
}

function whenThere(error: NodeJS.ErrnoException) {
  if (error.code !== 'EEXIST') throw error
}
