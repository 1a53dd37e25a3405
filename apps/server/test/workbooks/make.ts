import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { corpus } from '@coverwright/domain/build/pricing-table/test/corpus'
import { writeXlsx, zipOf } from '../../src/adapters/spreadsheets/write-xlsx.ts'
import { everyFormat } from './every-format.ts'

/** A workbook may have no more sheets than are read. */
const sheetsEach = 40

/** Saves the same workbooks as both kinds, by LibreOffice: `node apps/server/test/workbooks/make.ts`. */
function make(name: string, content: Buffer) {
  const folder = mkdtempSync(join(tmpdir(), 'workbooks-'))
  const source = join(folder, `${name}.xlsx`)
  writeFileSync(source, content)
  for (const kind of ['xls', 'xlsx'])
    execFileSync('soffice', ['--headless', '--convert-to', kind, '--outdir', import.meta.dirname, source])
}

for (let from = 0; from < corpus.length; from += sheetsEach)
  make(
    `corpus-${from / sheetsEach + 1}`,
    writeXlsx(
      corpus
        .slice(from, from + sheetsEach)
        .map(({ sheet }, nth) => Object.assign({}, sheet, { name: `Case ${nth + 1}` })),
    ),
  )
for (const is1904 of [false, true]) make(is1904 ? 'formats-1904' : 'formats', zipOf(everyFormat(is1904)))
