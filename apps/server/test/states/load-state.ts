import { join } from 'node:path'
import { diskFiles } from '../../src/adapters/files/disk-files.ts'
import { checkRestore, restoreBackup } from '../../src/platform/backup/restore-backup.ts'
import { backupOf, type Known, readKnown } from './state.ts'

/** Makes an empty database and an empty directory into the installation that was kept under this name. */
export async function loadState(name: string, ownerUrl: string, dataDir: string): Promise<Known> {
  const known = await readKnown(name)
  const manifest = await checkRestore(backupOf(name), known.secretsKey ? [known.secretsKey] : [])
  await restoreBackup(backupOf(name), manifest, { ownerUrl, store: diskFiles(join(dataDir, 'files')) })
  return known
}
