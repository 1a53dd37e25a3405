import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export const migrationsDirectory = join(import.meta.dirname, '../../../migrations')

export interface MigrationFile {
  readonly name: string
  readonly text: string
  readonly checksum: string
}

/** In the order in which they are applied: that of their names. */
export async function readMigrationFiles(directory = migrationsDirectory): Promise<readonly MigrationFile[]> {
  const names = (await readdir(directory)).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(directory, name), 'utf8')
      return { name, text, checksum: checksumOf(text) }
    }),
  )
}

/** Of its lines: a checkout that ends them otherwise has changed nothing. */
const checksumOf = (text: string) => createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex')
