import { sampleBody } from '@coverwright/domain/build/body/sample-body'
import { aSheet, n } from '@coverwright/domain/build/pricing-table/test/cells'
import { afterAll, expect, test } from 'vitest'
import { aLabel, aNumber, anXls } from '../../../../test/an-xls.ts'
import { aProduct } from '../../../../test/builders.ts'
import { eventually } from '../../../../test/eventually.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'
import { sheetLimits } from '../../../adapters/spreadsheets/limits.ts'
import { markXlsx } from '../../../adapters/spreadsheets/mark-xlsx.ts'
import { readWorkbook } from '../../../adapters/spreadsheets/read-workbook.ts'
import { readXlsx } from '../../../adapters/spreadsheets/read-xlsx.ts'
import { readZip } from '../../../adapters/spreadsheets/read-zip.ts'
import { writeXlsx, zipOf } from '../../../adapters/spreadsheets/write-xlsx.ts'
import { startWorker } from '../../../platform/jobs/start-worker.ts'
import { pricingTableJobs } from './handle-jobs.ts'

const app = await startTestApp()
const worker = await startWorker(app.serverUrl, pricingTableJobs({ files: app.ports.files }))
afterAll(() => worker.stop())

const blob = (content: Buffer | string) => new Blob([typeof content === 'string' ? content : new Uint8Array(content)])

const settled = ({ client }: TestCompany, id: string) =>
  eventually(async () => {
    const version = await client.pricing.getVersion({ id })
    expect(version.isWorking).toBe(false)
    return version
  })

/** Uploaded and mapped, bands to be answered as excluded; its wrong cells are told. */
async function withWrongCells(company: TestCompany, content: Buffer | string, fileName: string) {
  const { id: productId } = await aProduct(app, company)
  await company.client.product.updateBody({ id: productId, revision: 1, body: { ...sampleBody } })
  const { id } = await company.client.pricing.uploadTable({ productId, kind: 'pricing', fileName }, blob(content))
  const { identified, revision } = await settled(company, id)
  if (!identified) throw new Error('It was not identified')
  const fields = identified.mapping.fields.map((field) => ({
    ...field,
    unit: field.role === 'output' ? 'kept' : field.unit,
  }))
  await company.client.pricing.saveMapping({ id, revision, mapping: { ...identified.mapping, fields } })
  return settled(company, id)
}

async function downloaded({ client }: TestCompany, id: string) {
  const { url } = await client.pricing.downloadMarked({ id })
  const { rawPayload, headers } = await app.app.inject({ method: 'GET', url })
  return { content: rawPayload, called: decodeURIComponent(String(headers['content-disposition'])) }
}

async function takenAgain(company: TestCompany, tableId: string, content: Buffer | string, fileName: string) {
  const { id } = await company.client.pricing.uploadVersion({ tableId, fileName }, blob(content))
  return settled(company, id)
}

const rates = aSheet('Rates', [
  ['Plan', 'Load'],
  ['basic', '1.O'],
  ['full', n('2')],
  ['basic', null],
])

test('a workbook is downloaded with its wrong cells marked, and mapped as it was when taken in again', async () => {
  const company = await app.aCompany()
  const version = await withWrongCells(company, writeXlsx([rates, aSheet('Notes', [['Agreed']])]), 'Rates.xlsx')
  expect(version.problems.map(({ cell }) => cell)).toEqual(['Rates!B2', 'Rates!B4'])
  const { content, called } = await downloaded(company, version.id)
  expect(called).toContain('Rates to put right.xlsx')
  const zip = readZip(content, sheetLimits)
  const part = (path: string) => zip.read(path)?.toString() ?? ''
  expect(part('xl/comments-coverwright.xml')).toContain('1.O is text, not a number.')
  expect(part('xl/worksheets/sheet1.xml')).toMatch(/<c r="B2" s="7" t="inlineStr">.*<c r="B4" s="8"><\/c>/)
  expect(part('xl/styles.xml')).toContain('FFFFC7CE')
  // The cells are what they were, and so is every other sheet.
  expect(readXlsx(content, sheetLimits)).toMatchObject([
    { rows: rates.rows.map((row) => row.filter((cell) => cell !== null)) },
    { name: 'Notes' },
  ])

  const mended = part('xl/worksheets/sheet1.xml')
    .replace('1.O', '1.0')
    .replace('<c r="B4" s="8"></c>', '<c r="B4"><v>3</v></c>')
    .replace(
      '</sheetData>',
      '<row r="5"><c r="A5" t="inlineStr"><is><t>full</t></is></c><c r="B5"><v>4</v></c></row></sheetData>',
    )
  const again = await takenAgain(
    company,
    version.tableId,
    zipOf(zip.names.map((path) => [path, path === 'xl/worksheets/sheet1.xml' ? mended : (zip.read(path) ?? '')])),
    'Rates mended.xlsx',
  )
  expect(again.identified?.notes).toContain('Mapped as table version 1 was.')
  expect(again.identified?.mapping.fields).toEqual(version.mapping?.fields)
  expect(again.identified?.mapping.layout.blocks).toMatchObject([{ firstRow: 1, lastRow: 4 }])
})

test('a workbook of Excel 97 to 2003 comes back as a newer one, its wrong cells marked', async () => {
  const company = await app.aCompany()
  const sheet = [
    ...['Plan', 'Load'].map((heading, column) => aLabel(0, column, heading)),
    ...['basic', 'full'].map((plan, at) => aLabel(at + 1, 0, plan)),
    aLabel(1, 1, '1.O'),
    aNumber(2, 1, 0.07),
  ]
  const given = anXls({ sheet })
  const version = await withWrongCells(company, given, 'Rates.xls')
  expect(version.problems.map(({ cell }) => cell)).toEqual(['Rates!B2'])
  const { content, called } = await downloaded(company, version.id)
  expect(called).toContain('Rates to put right.xlsx')
  expect(readXlsx(content, sheetLimits)).toEqual(readWorkbook(given, 'Rates.xls', sheetLimits))
  expect(readZip(content, sheetLimits).read('xl/comments-coverwright.xml')?.toString()).toContain('1.O is text')
  const again = await takenAgain(company, version.tableId, content, 'Rates to put right.xlsx')
  expect(again.identified?.notes).toContain('Mapped as table version 1 was.')
})

test('a text with columns says behind each row what is wrong, and is mapped as it was', async () => {
  const company = await app.aCompany()
  const version = await withWrongCells(company, 'Plan;Load\n=1+1;1.5\nbasic;1.O\nfull;-2\n', 'Rates.csv')
  const { content, called } = await downloaded(company, version.id)
  expect(called).toContain('Rates to put right.csv')
  const text = content.toString()
  expect(text).toContain('Plan;Load;What is wrong in version 1\r\n')
  expect(text).toContain("'=1+1;1.5")
  expect(text).toMatch(/basic;1\.O;"?Wrong: B: 1\.O is text, not a number\./)
  const again = await takenAgain(
    company,
    version.tableId,
    text.replace('1.O;', '1.0;').replace("'=1+1", 'basic'),
    'Rates to put right.csv',
  )
  expect(again.sheets).toMatchObject([{ name: 'Rates to put right', rows: 4, columns: 2 }])
  expect(again.identified?.mapping.fields).toEqual(version.mapping?.fields)
  expect(again.identified?.notes).toContain('Mapped as table version 1 was.')
})

test('rows that were left out are said in the marked file, and again when it is taken in', async () => {
  const company = await app.aCompany()
  const version = await withWrongCells(company, 'Plan,Load\nbasic,1.O\nfull,2\nfull,3\n', 'Rates.csv')
  const { id, revision } = version
  await company.client.pricing.correctCells({ id, revision, cells: [], skip: [3] })
  await settled(company, id)
  const { content } = await downloaded(company, id)
  const text = content.toString()
  expect(text).toMatch(/full,3,"?Wrong: A: This row was left out of table version 1\./)
  const again = await takenAgain(company, version.tableId, text.replace('1.O', '1.0'), 'Rates to put right.csv')
  expect(again.identified?.notes).toContain(
    'Row 4 was left out of table version 1: it is in the file still, and taken in unless left out again.',
  )
})

test('where nothing is wrong, or the columns are others, there is nothing to mark and nothing to keep', async () => {
  const company = await app.aCompany()
  const version = await withWrongCells(company, 'Plan,Load\nbasic,1.O\nfull,2\n', 'Rates.csv')
  const other = 'Cover,Load,What is wrong in version 1\nbasic,1.0,\nfull,2,\n'
  const again = await takenAgain(company, version.tableId, other, 'Rates.csv')
  expect(again.identified?.notes ?? []).not.toContain('Mapped as table version 1 was.')
  await expect(company.client.pricing.downloadMarked({ id: again.id })).rejects.toMatchObject({
    code: 'pricing-table.state',
  })
})

test('notes that people wrote, prefixes and what stands behind a sheet stay', () => {
  const given = readZip(writeXlsx([rates]), sheetLimits)
  const parts = new Map<string, string>(given.names.map((path) => [path, given.read(path)?.toString() ?? '']))
  const sheet = (parts.get('xl/worksheets/sheet1.xml') ?? '')
    .replaceAll(/<(\/?)(?=[a-z])/gi, '<$1x:')
    .replace('xmlns=', 'xmlns:x=')
    .replace('</x:worksheet>', '<x:extLst><x:ext/></x:extLst></x:worksheet>')
  parts.set('xl/worksheets/sheet1.xml', sheet)
  parts.set(
    'xl/comments1.xml',
    '<comments xmlns="m"><authors><author>Ann</author></authors><commentList><comment ref="B2" authorId="0"><text><t>Check</t></text></comment></commentList></comments>',
  )
  parts.set(
    'xl/worksheets/_rels/sheet1.xml.rels',
    '<Relationships xmlns="r"><Relationship Id="rId1" Type="http://x/comments" Target="../comments1.xml"/></Relationships>',
  )
  const wrong = [
    { row: 1, column: 1, message: 'Not <a> number' },
    { row: 3, column: 1, message: 'Blank' },
  ]
  const marks = {
    sheet: 'Rates',
    version: 2,
    headerRow: 0,
    wrong,
    corrections: { cells: { '2,1': '=2' }, skipped: [] },
  }
  const marked = readZip(markXlsx(zipOf([...parts]), marks, sheetLimits), sheetLimits)
  const part = (path: string) => marked.read(path)?.toString() ?? ''
  expect(part('xl/comments1.xml')).toContain(
    '<t>Check</t><r><t xml:space="preserve">Not &lt;a&gt; number</t></r></text>',
  )
  expect(part('xl/comments1.xml')).toContain('<comment ref="B4" authorId="1">')
  expect(part('xl/worksheets/sheet1.xml')).toMatch(/<legacyDrawing r:id="[^"]+"\/><extLst>/)
  // What was put right is a text, whatever it begins with.
  expect(part('xl/worksheets/sheet1.xml')).toContain(
    '<c r="B3" t="inlineStr"><is><t xml:space="preserve">=2</t></is></c>',
  )
  expect(readXlsx(markXlsx(zipOf([...parts]), marks, sheetLimits), sheetLimits)[0]?.rows[2]).toEqual(['full', '=2'])
})
