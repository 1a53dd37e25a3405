import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { readHistory } from '../../src/demo/history/history-file.ts'

test('lived again, the history begins as it was kept', { timeout: 900_000 }, async () => {
  const home = await mkdtemp(join(tmpdir(), 'history-'))
  const made = join(home, 'history.json.br')
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'make.ts'), '--begin', made])
  const [kept, again] = [await readHistory(), await readHistory(made)]
  await rm(home, { recursive: true })
  const remedy =
    'The product makes something else of it now, or has other columns: run npm run demo-history and keep it'
  expect(again.begin, remedy).toEqual(kept.begin)
  expect(again.programs, remedy).toEqual(kept.programs)
  // What is loaded has the columns of this version.
  const columnsOf = ({ tables }: typeof kept) => tables.map(({ name, columns }) => ({ name, columns }))
  expect(columnsOf(again), remedy).toEqual(columnsOf(kept))
})
