import { storeOf } from './boot.ts'
import { checkRestore, restoreBackup } from './platform/backup/restore-backup.ts'
import { writeBackup } from './platform/backup/write-backup.ts'
import { readConfig } from './platform/config.ts'
import { reachDatabase } from './platform/database/open-database.ts'
import { findSecretsKeys } from './platform/database/secrets-key.ts'

/** `npm run backup -- FILE`: all that this installation holds, but for the key that opens its secrets. */
export async function backUp([file]: readonly string[]): Promise<string> {
  if (!file) throw new Error('Name the file: npm run backup -- FILE')
  const config = readConfig(process.env)
  const database = await reachDatabase(config)
  try {
    const { tables, rows, files, missing } = await writeBackup(file, database.ownerUrl, await storeOf(config))
    const gone = missing > 0 ? `, ${missing} files were removed meanwhile` : ''
    return `${file}: ${rows} rows of ${tables} tables, ${files} files${gone}. Keep SECRETS_KEY apart from it: it opens nothing without`
  } finally {
    await database.release()
  }
}

/** `npm run restore -- FILE`: into an empty database and place for files. With `--check` it only says whether it could. */
export async function restore(args: readonly string[]): Promise<string> {
  const file = args.find((arg) => !arg.startsWith('--'))
  if (!file) throw new Error('Name the file: npm run restore -- FILE, or npm run restore -- FILE --check')
  const config = readConfig(process.env)
  const manifest = await checkRestore(file, await findSecretsKeys(config))
  const { madeAt } = manifest
  if (args.includes('--check')) return `${file} of ${madeAt} is whole, and the key fits it. Nothing was written`
  const database = await reachDatabase(config)
  try {
    await restoreBackup(file, manifest, { ownerUrl: database.ownerUrl, store: await storeOf(config) })
    return `What was backed up at ${madeAt} is restored. Start the server with the same SECRETS_KEY`
  } finally {
    await database.release()
  }
}
