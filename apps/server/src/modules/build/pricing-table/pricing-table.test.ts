import { sampleBody } from '@coverwright/domain/build/body/sample-body'
import type { Mapping } from '@coverwright/domain/build/pricing-table/mapping'
import { aSheet, n } from '@coverwright/domain/build/pricing-table/test/cells'
import { afterAll, expect, test } from 'vitest'
import { aProduct } from '../../../../test/builders.ts'
import { eventually } from '../../../../test/eventually.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'
import { unpackRows } from '../../../adapters/spreadsheets/pack-rows.ts'
import { writeXlsx } from '../../../adapters/spreadsheets/write-xlsx.ts'
import { waysIn } from '../../../platform/http/ways-in.ts'
import { startWorker } from '../../../platform/jobs/start-worker.ts'
import { findActiveTables } from './find-active-tables.ts'
import { pricingTableJobs } from './handle-jobs.ts'

const app = await startTestApp()
const worker = await startWorker(app.serverUrl, pricingTableJobs({ files: app.ports.files }))
afterAll(() => worker.stop())
const ways = waysIn(app.pool, 'test')

async function aProductWithBody(company: TestCompany) {
  const { id } = await aProduct(app, company)
  await company.client.product.updateBody({ id, revision: 1, body: { ...sampleBody } })
  return id
}

/** The version once nothing is under way for it any more. */
const settled = ({ client }: TestCompany, id: string) =>
  eventually(async () => {
    const version = await client.pricing.getVersion({ id })
    expect(version.isWorking).toBe(false)
    return version
  })

const workbook = (...rows: Parameters<typeof aSheet>[1]) =>
  new Blob([new Uint8Array(writeXlsx([aSheet('Rates', rows)]))])
const rates = (basic: string, full: string) => workbook(['Plan', 'Load'], ['basic', n(basic)], ['full', n(full)])

async function uploaded(company: TestCompany, productId: string, file: Blob, fileName = 'Area rates.xlsx') {
  const { id } = await company.client.pricing.uploadTable({ productId, kind: 'pricing', fileName }, file)
  return settled(company, id)
}

async function mapped(company: TestCompany, id: string, change: (mapping: Mapping) => Mapping = (mapping) => mapping) {
  const version = await company.client.pricing.getVersion({ id })
  if (!version.identified) throw new Error('It was not identified')
  await company.client.pricing.saveMapping({
    id,
    revision: version.revision,
    mapping: change(version.identified.mapping),
  })
  return settled(company, id)
}

async function active(company: TestCompany, productId: string, file: Blob, effectiveFrom: string | null = null) {
  const { id } = await uploaded(company, productId, file)
  const { revision } = await mapped(company, id)
  return company.client.pricing.activateVersion({ id, revision, effectiveFrom })
}

const rowsOf = async ({ client }: TestCompany, id: string) => {
  const { packed } = await client.pricing.getRows({ id })
  return unpackRows(Buffer.from(packed ?? '', 'base64'))
}

test('a workbook becomes an active table: upload, identify, map, convert, activate', async () => {
  const company = await app.aCompany()
  const productId = await aProductWithBody(company)
  const read = await uploaded(company, productId, rates('1.25', '1.1'))
  expect(read).toMatchObject({
    state: 'identified',
    tableName: 'area_rates',
    sheets: [{ name: 'Rates', rows: 3, columns: 2 }],
  })
  expect(read.identified?.mapping.fields).toMatchObject([
    { heading: 'Plan', role: 'dimension', name: 'plan', cells: 'text' },
    { heading: 'Load', role: 'output', name: 'load', cells: 'number', decimals: 2 },
  ])
  const { state, revision, report, id } = await mapped(company, read.id)
  expect({ state, report }).toEqual({
    state: 'converted',
    report: { sourceRows: 2, failedRows: 0, errors: 0, warnings: 0, rows: 2 },
  })
  expect(await company.client.pricing.activateVersion({ id, revision, effectiveFrom: null })).toMatchObject({
    state: 'active',
  })
  expect(await ways.read(company.companyId, (tx) => findActiveTables(tx, productId))).toMatchObject([
    {
      name: 'area_rates',
      hitPolicy: 'unique',
      editions: [
        {
          from: null,
          to: null,
          rows: [
            { when: ['basic'], results: ['1.25'] },
            { when: ['full'], results: ['1.1'] },
          ],
        },
      ],
    },
  ])
})

test('a wrong cell is told by name, its fix converts the row, and only then the table can be activated', async () => {
  const company = await app.aCompany()
  const read = await uploaded(
    company,
    await aProductWithBody(company),
    workbook(['Plan', 'Load'], ['basic', '28.O'], ['full', 1.1]),
  )
  const converted = await mapped(company, read.id)
  expect(converted).toMatchObject({ state: 'mapped', report: { errors: 1, failedRows: 1, rows: 1 } })
  expect(converted.problems).toMatchObject([{ cell: 'Rates!B2', code: 'not-a-number', fix: '28.0' }])
  const { id, revision } = converted
  await expect(company.client.pricing.activateVersion({ id, revision, effectiveFrom: null })).rejects.toMatchObject({
    code: 'pricing-table.state',
  })
  await company.client.pricing.correctCells({ id, revision, cells: [{ row: 1, column: 1, text: '28.0' }], skip: [] })
  const fixed = await settled(company, id)
  expect(fixed).toMatchObject({ state: 'converted', problems: [], rowCount: 2 })
  expect(await rowsOf(company, id)).toMatchObject([{ when: ['basic'], results: ['28'] }, { when: ['full'] }])
})

test('names that nothing answers to are keyword errors, columns that do not fit are mapping errors', async () => {
  const company = await app.aCompany()
  const read = await uploaded(company, await aProductWithBody(company), rates('1', '2'))
  const { id, revision, identified } = read
  if (!identified) throw new Error('It was not identified')
  const [first, ...others] = identified.mapping.fields
  if (!first) throw new Error('There are no columns')
  const withField = (change: Partial<Mapping['fields'][number]>): Mapping => ({
    ...identified.mapping,
    fields: [{ ...first, ...change }, ...others],
  })
  const save = (mapping: Mapping) => company.client.pricing.saveMapping({ id, revision, mapping })
  await expect(save(withField({ name: 'plaan' }))).rejects.toMatchObject({
    code: 'pricing-table.keyword',
    message: 'Upload Table Data Keyword Error',
    fields: { 'mapping.fields.0.name': 'The product has no data called “plaan”.' },
  })
  await expect(save(withField({ cells: 'range' }))).rejects.toMatchObject({
    code: 'pricing-table.mapping',
    message: 'Mapping Error',
    fields: { 'mapping.fields.0.name': 'plan is a text: the column must hold texts.' },
  })
})

test('what cannot be identified says why, and can be tried again', async () => {
  const company = await app.aCompany()
  const read = await uploaded(
    company,
    await aProductWithBody(company),
    workbook(['Dear Sir'], ['Thank you.'], ['Goodbye']),
  )
  expect(read).toMatchObject({
    state: 'identify-failed',
    reasons: ['No column of “Rates” looks like a result: a rate, a factor, a premium, a decision.'],
  })
  await company.client.pricing.identifyAgain({ id: read.id })
  expect(await settled(company, read.id)).toMatchObject({ state: 'identify-failed' })
})

test('the active version stays until another is activated; from a day on both hold, each for its days', async () => {
  const company = await app.aCompany()
  const productId = await aProductWithBody(company)
  const first = await active(company, productId, rates('1', '2'))
  const { id } = await company.client.pricing.uploadVersion(
    { tableId: first.tableId, fileName: 'b.xlsx' },
    rates('3', '4'),
  )
  await settled(company, id)
  const { revision } = await mapped(company, id)
  const tables = () => ways.read(company.companyId, (tx) => findActiveTables(tx, productId))
  expect(await tables()).toMatchObject([{ editions: [{ rows: [{ results: ['1'] }, { results: ['2'] }] }] }])
  await company.client.pricing.activateVersion({ id, revision, effectiveFrom: '2027-01-01' })
  expect(await tables()).toMatchObject([
    {
      editions: [
        { from: null, to: '2026-12-31', rows: [{ results: ['1'] }, { results: ['2'] }] },
        { from: '2027-01-01', to: null, rows: [{ results: ['3'] }, { results: ['4'] }] },
      ],
    },
  ])
  const [table] = await company.client.pricing.listTables({ id: productId })
  expect(table?.versions).toMatchObject([
    { number: 2, state: 'active' },
    { number: 1, state: 'active', effectiveTo: '2026-12-31' },
  ])
  // The first again, for all days: the second is no longer sold by.
  const again = table?.versions[1]
  await expect(
    company.client.pricing.activateVersion({ id: first.id, revision: again?.revision ?? 0, effectiveFrom: null }),
  ).rejects.toMatchObject({ code: 'pricing-table.state' })
})

test('two versions are compared row by row', async () => {
  const company = await app.aCompany()
  const first = await active(company, await aProductWithBody(company), rates('1.5', '2'))
  const { id } = await company.client.pricing.uploadVersion(
    { tableId: first.tableId, fileName: 'b.csv' },
    new Blob(['Plan,Load\nbasic,1.8\n*,2.0\n']),
  )
  await settled(company, id)
  await mapped(company, id)
  expect(await company.client.pricing.compareVersions({ before: first.id, after: id })).toMatchObject({
    columns: [],
    headings: ['plan', 'load'],
    changed: 1,
    added: 1,
    removed: 1,
    unchanged: 0,
    moves: [{ output: 'load', up: 1, down: 0, highest: 20, lowest: 0 }],
    rows: [
      { kind: 'changed', row: 1, when: ['basic'], before: ['1.5'], after: ['1.8'] },
      { kind: 'added', row: 2, when: ['*'], before: null, after: ['2.0'] },
      { kind: 'removed', row: 2, when: ['full'], before: ['2.0'], after: null },
    ],
  })
})

test('a downloaded table uploads to the same table', async () => {
  const company = await app.aCompany()
  const first = await active(company, await aProductWithBody(company), rates('1.25', '-2'))
  const { url } = await company.client.pricing.downloadVersion({ id: first.id })
  const { rawPayload } = await app.app.inject({ method: 'GET', url })
  const { id } = await company.client.pricing.uploadVersion(
    { tableId: first.tableId, fileName: 'again.xlsx' },
    new Blob([new Uint8Array(rawPayload)]),
  )
  const read = await settled(company, id)
  expect(read.identified?.questions).toEqual([])
  const { shape } = await mapped(company, id)
  expect(await rowsOf(company, id)).toEqual(await rowsOf(company, first.id))
  expect(shape).toEqual((await company.client.pricing.getVersion({ id: first.id })).shape)
})

test('a cell edited by hand makes a new version and leaves the active one alone', async () => {
  const company = await app.aCompany()
  const first = await active(company, await aProductWithBody(company), rates('1', '2'))
  const edit = (id: string, revision: number, text: string) =>
    company.client.pricing.editRows({ id, revision, edits: [{ kind: 'set', row: 0, column: 1, text }] })
  await expect(edit(first.id, first.revision, 'two')).rejects.toMatchObject({
    code: 'pricing-table.cell',
    fields: { '0,1': 'two is text, not a number.' },
  })
  await expect(edit(first.id, first.revision - 1, '3')).rejects.toMatchObject({
    code: 'pricing-table.changed-meanwhile',
  })
  const draft = await edit(first.id, first.revision, '3')
  expect(draft).toMatchObject({ number: 2, state: 'converted', sourceName: '' })
  expect(await edit(draft.id, draft.revision, '4')).toMatchObject({ id: draft.id, number: 2 })
  await expect(edit(draft.id, draft.revision, '5')).rejects.toMatchObject({ code: 'pricing-table.changed-meanwhile' })
  expect((await rowsOf(company, first.id))[0]).toMatchObject({ results: ['1'] })
  expect((await rowsOf(company, draft.id))[0]).toMatchObject({ results: ['4'] })
})

test('a table that a step looks into is not deleted, and the refusal says where it is used', async () => {
  const company = await app.aCompany()
  const productId = await aProductWithBody(company)
  const { tableId } = await active(company, productId, rates('1', '2'))
  const { revision } = await company.client.product.getBody({ id: productId })
  const steps = [{ kind: 'lookup', table: 'area_rates', using: {}, as: {} }, ...sampleBody.rating.steps]
  await company.client.product.updateBody({
    id: productId,
    revision,
    body: { ...sampleBody, rating: { ...sampleBody.rating, steps } },
  })
  await expect(company.client.pricing.deleteTable({ id: tableId })).rejects.toMatchObject({
    code: 'pricing-table.in-use',
    fields: { table: 'Used by: Pricing step 1.' },
  })
  await company.client.product.updateBody({ id: productId, revision: revision + 1, body: { ...sampleBody } })
  await company.client.pricing.deleteTable({ id: tableId })
  expect(await company.client.pricing.listTables({ id: productId })).toEqual([])
})

test('columns may change only together with all the days', async () => {
  const company = await app.aCompany()
  const first = await active(company, await aProductWithBody(company), rates('1', '2'))
  const { id } = await company.client.pricing.uploadVersion(
    { tableId: first.tableId, fileName: 'b.xlsx' },
    workbook(['Plan', 'Load', 'Fee'], ['basic', 1, 2.5], ['full', 1, 3.5]),
  )
  await settled(company, id)
  const { revision } = await mapped(company, id)
  await expect(
    company.client.pricing.activateVersion({ id, revision, effectiveFrom: '2027-01-01' }),
  ).rejects.toMatchObject({ code: 'pricing-table.other-columns' })
  expect(await company.client.pricing.activateVersion({ id, revision, effectiveFrom: null })).toMatchObject({
    state: 'active',
  })
})
