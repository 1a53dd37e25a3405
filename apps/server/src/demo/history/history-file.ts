import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { z } from 'zod'

const HistoryFile = z.object({
  /** The day on which the story ends. */
  lastDay: z.iso.date(),
  /** The newest migration of the database it was made on. */
  migration: z.string(),
  /** What its prices were made by, by the label of the site. */
  programs: z.record(z.string(), z.string()),
  /** Names of what it is tied to; the first of what its rows refer to by number. */
  anchors: z.array(z.string()),
  /** When what has the next numbers was made; none where its id says nothing of it. */
  madeAt: z.array(z.number().nullable()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.string() })),
  /** Sums of its tables as they stood after its first days, for the test that makes those again. */
  begin: z.record(z.string(), z.string()),
  /** Small pictures that files of the history hold, by the name of the file. */
  pictures: z.record(z.string(), z.base64()),
})

export type HistoryFile = z.output<typeof HistoryFile>

export const historyPath = join(import.meta.dirname, 'history.json.br')

/** A reference to what has this number, where an id, a host or a hash stood. */
export const referenceTo = (number: number) => `«${number}»`
export const references = /«(\d+)»/g

export async function readHistory(path = historyPath): Promise<HistoryFile> {
  const text = await promisify(brotliDecompress)(await readFile(path))
  return HistoryFile.parse(JSON.parse(text.toString()))
}

export async function writeHistory(path: string, history: HistoryFile): Promise<void> {
  const text = Buffer.from(JSON.stringify(history))
  const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  await writeFile(path, await promisify(brotliCompress)(text, { params }))
}
