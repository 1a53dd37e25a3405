import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Client, escapeLiteral } from 'pg'
import { migrate } from '../../src/platform/database/migrate.ts'
import { type Known, readState, type State } from './state.ts'

/** Makes an empty database and an empty directory into the installation that was kept under this name. */
export async function loadState(name: string, ownerUrl: string, dataDir: string): Promise<Known> {
  const state = await readState(name)
  await migrate(ownerUrl, { upTo: state.migrations })
  const owner = new Client(ownerUrl)
  await owner.connect()
  try {
    await owner.query(state.jobTables)
    await fillTables(owner, state)
  } finally {
    await owner.end()
  }
  for (const { key, base64 } of state.files) {
    const path = join(dataDir, 'files', key)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, Buffer.from(base64, 'base64'))
  }
  return state.known
}

async function fillTables(owner: Client, { tables, sequences }: State) {
  const directory = await mkdtemp(join(tmpdir(), 'copy-'))
  // The database reads the copies, as another user.
  await chmod(directory, 0o755)
  await owner.query('begin')
  // Rows come as they were: in any order, and nothing follows from them a second time.
  await owner.query('set local session_replication_role = replica')
  await owner.query(`truncate ${tables.map((table) => table.name).join()} cascade`)
  for (const { name, columns, rows } of tables) {
    const file = join(directory, name)
    await writeFile(file, rows, { mode: 0o644 })
    await owner.query(`copy ${name} (${columns.join()}) from ${escapeLiteral(file)}`)
  }
  for (const { name, value } of sequences)
    await owner.query(`select setval(${escapeLiteral(name)}, ${escapeLiteral(value)})`)
  await owner.query('commit')
  await rm(directory, { recursive: true })
}
