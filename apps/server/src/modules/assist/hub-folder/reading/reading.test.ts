import { PDFDocument, PDFName, PDFNumber } from '@cantoo/pdf-lib'
import { describe, expect, test } from 'vitest'
import { aTextPdf } from '../../../../../test/a-text-pdf.ts'
import { aLabel, anXls, begin, end, record, shorts } from '../../../../../test/an-xls.ts'
import { startTestApp } from '../../../../../test/test-app.ts'
import { sheetLimits } from '../../../../adapters/spreadsheets/limits.ts'
import { readZip } from '../../../../adapters/spreadsheets/read-zip.ts'
import { writeXlsx, zipOf } from '../../../../adapters/spreadsheets/write-xlsx.ts'
import { readText } from './text-tasks.ts'

const app = await startTestApp()
const { client } = await app.aCompany()

const words = (count: number) => [
  {
    heading: 'Terms',
    lines: Array.from({ length: Math.ceil((count - 1) / 10) }, (_, nth) =>
      'pet '.repeat(Math.min(10, count - 1 - nth * 10)).trim(),
    ),
  },
]

/** What is said of a file when it is uploaded. */
async function said(content: Buffer<ArrayBuffer>, name = 'a.pdf'): Promise<string> {
  const productName = crypto.randomUUID()
  const { id: folderId } = await client.hubFolder.createFolder({
    productName,
    displayName: 'Pet',
    description: '',
    coverFileId: null,
  })
  const sent = client.hubFile.uploadFile({ folderId, name, category: 'other' }, new Blob([content]))
  const answer = await sent.then(
    () => 'taken',
    ({ message }: Error) => message,
  )
  await client.hubFolder.deleteFolder({ id: folderId })
  return answer
}

/** Each of them is the same empty page: few bytes, and very many pages to whoever reads them. */
async function aPdfOfPages(count: number): Promise<Buffer<ArrayBuffer>> {
  const document = await PDFDocument.create()
  const page = document.addPage([595, 842])
  const pages = document.catalog.Pages()
  for (let more = 1; more < count; more++) pages.Kids().push(page.ref)
  pages.set(PDFName.of('Count'), PDFNumber.of(count))
  return Buffer.from(await document.save())
}

describe('a PDF', () => {
  test('of text is taken, up to 4,000 words', async () => {
    expect(await said(await aTextPdf())).toBe('taken')
    expect(await said(await aTextPdf({ sections: words(4000) }))).toBe('taken')
    expect(await said(await aTextPdf({ sections: words(4001) }))).toMatch(/^File exceeds word limit/)
  })

  test('of 8,193 tokens is too long, whatever its words', async () => {
    const sections = [
      { heading: 'T', lines: Array.from({ length: 700 }, () => '123456789012345678901234567890123456') },
    ]
    expect(await said(await aTextPdf({ sections }))).toMatch(/^File exceeds word limit/)
  })

  test('with a picture, or scanned, has non-text content', async () => {
    expect(await said(await aTextPdf({ hasPicture: true }))).toMatch(/^File contains non-text content/)
    expect(await said(await aTextPdf({ hasPicture: true, hasNoText: true }))).toMatch(/^File contains non-text content/)
    expect(await said(await aTextPdf({ hasNoText: true }))).toMatch(/^File contains non-text content/)
  })

  test('with a password is refused', async () => {
    expect(await said(await aTextPdf({ password: 'otter' }))).toMatch(/protected by a password/)
  })

  test('of ten thousand pages is refused', async () => {
    expect(await said(await aPdfOfPages(10_000))).toMatch(/more than 500 pages/)
  })

  test.each(['invisible', 'white', 'tiny'] as const)('with %s text is refused', async (hidden) => {
    expect(await said(await aTextPdf({ hidden }))).toMatch(/text that nobody sees/)
  })

  test('is not read beyond its edges', async () => {
    const text = JSON.stringify(await readText('pdf', await aTextPdf({ hidden: 'off-page' })))
    expect(text).toContain('Vet fees')
    expect(text).not.toContain('Everything')
  })

  test('that is broken, or something else under its name, is refused', async () => {
    const whole = await aTextPdf()
    const broken = Buffer.concat([whole.subarray(0, 60), Buffer.from('\n%%EOF\n')])
    expect(await said(broken)).toBe('Document does not comply!')
    expect(await said(Buffer.from('just words'))).toBe('Invalid file format.')
  })

  test('is read in passages of one heading, each on its page', async () => {
    const text = await readText('pdf', await aTextPdf())
    expect(text).toMatchObject({
      is: 'read',
      passages: [
        {
          heading: 'What is insured?',
          text: expect.stringMatching(/^Vet fees: up to £3,000 a condition/),
          place: { page: 1 },
        },
        { heading: 'How do I cancel the contract?', text: expect.stringContaining('Within 14 days') },
      ],
    })
  })
})

describe('a workbook', () => {
  const rows = [
    ['Cover', 'Essential', 'Plus'],
    ['Dental', 'After accidents', '£750'],
  ]
  const book = (sheets: Parameters<typeof writeXlsx>[0] = [{ name: 'Plans', rows, merges: [] }]) =>
    Buffer.from(writeXlsx(sheets))

  test('of Excel 97 to 2003 is read like a newer one, and refused for the same reasons', async () => {
    const sheet = rows.flatMap((cells, row) => cells.map((text, column) => aLabel(row, column, text)))
    expect(await said(Buffer.from(anXls({ sheet })), 'a.xls')).toBe('taken')
    const rest = { heading: 'Rates: Cover | Essential | Plus', text: 'Dental | After accidents | £750' }
    expect(await readText('xlsx', anXls({ sheet }))).toMatchObject({ passages: [{}, rest] })
    const isHidden = record(0x0208, shorts(1, 0, 3, 0, 0, 0, 0x20, 0))
    expect(await readText('xlsx', anXls({ sheet: [...sheet, isHidden] }))).toMatchObject({ why: 'hidden-text' })
    const chart = [begin(0x0020), end]
    expect(await readText('xlsx', anXls({ sheet: [...sheet, ...chart] }))).toMatchObject({ why: 'non-text' })
    expect(await readText('xlsx', anXls({ globals: [record(0x002f, Buffer.alloc(54))] }))).toMatchObject({
      why: 'locked',
    })
  })

  test('is read row by row, under what its columns are called', async () => {
    expect(await said(book(), 'a.xlsx')).toBe('taken')
    expect(await readText('xlsx', book())).toMatchObject({
      passages: [
        { text: 'Cover | Essential | Plus' },
        {
          heading: 'Plans: Cover | Essential | Plus',
          text: 'Dental | After accidents | £750',
          place: { is: 'cells', sheet: 'Plans', cells: 'A2:C2' },
        },
      ],
    })
  })

  test('keeps every value under its column, whatever is empty before it', async () => {
    const sparse = [
      ['Our plans', '', ''],
      ['', 'Essential', 'Plus'],
      ['Dental', '', '£750'],
      ['Extras', '', ''],
      ['Boarding', '£200', ''],
      ['', '', 'a | b'],
    ]
    expect(await readText('xlsx', book([{ name: 'Plans', rows: sparse, merges: [] }]))).toMatchObject({
      passages: [
        { heading: 'Plans', text: 'Our plans' },
        { heading: 'Plans', text: ' | Essential | Plus' },
        { heading: 'Plans:  | Essential | Plus', text: 'Dental |  | £750', place: { cells: 'A3:C3' } },
        { text: 'Extras' },
        { text: 'Boarding | £200 | ' },
        { text: ' |  | a|b', place: { cells: 'C6:C6' } },
      ],
    })
  })

  test('reads a merged cell under each column it stands over, and a merged title once', async () => {
    const merged = [
      ['Our plans', '', ''],
      ['Cover', 'Essential', 'Plus'],
      ['Dental', '£500', ''],
      ['', 'once a year', ''],
    ]
    const merges = [
      { top: 0, left: 0, bottom: 0, right: 2 },
      { top: 2, left: 1, bottom: 2, right: 2 },
      { top: 2, left: 0, bottom: 3, right: 0 },
    ]
    expect(await readText('xlsx', book([{ name: 'Plans', rows: merged, merges }]))).toMatchObject({
      passages: [
        { text: 'Our plans' },
        { text: 'Cover | Essential | Plus' },
        { text: 'Dental | £500 | £500' },
        { text: 'Dental | once a year | ' },
      ],
    })
  })

  test('is not too long for what is empty in it', async () => {
    const wide = Array.from({ length: 100 }, () => ['Dental', ...Array.from({ length: 97 }, () => ''), 'yes'])
    expect(await readText('xlsx', book([{ name: 'Plans', rows: wide, merges: [] }]))).toMatchObject({ is: 'read' })
  })

  test('of too many words is refused', async () => {
    const many = Array.from({ length: 1001 }, () => ['one two', 'three four'])
    expect(await said(book([{ name: 'Plans', rows: many, merges: [] }]), 'a.xlsx')).toMatch(/^File exceeds word limit/)
  })

  test('with a picture has non-text content', async () => {
    const zip = readZip(book(), sheetLimits)
    const parts = zip.names.map((name) => [name, zip.read(name) ?? ''] as const)
    const withPicture = Buffer.from(zipOf([...parts, ['xl/media/image1.png', 'x']]))
    expect(await said(withPicture, 'a.xlsx')).toMatch(/^File contains non-text content/)
  })
})
