import { type DocumentText, documentBlockTypes } from '@coverwright/domain/build/template/document-block'
import { exampleDocument } from '@coverwright/domain/build/template/example-document'
import { fillDocument } from '@coverwright/domain/build/template/fill-document'
import { exampleValues, templateFieldNames } from '@coverwright/domain/build/template/template-fields'
import { attacks } from '@coverwright/domain/build/template/test/attacks'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { readPdf } from '../../../../../test/read-pdf.ts'
import { documentBytes } from './document-bytes.ts'

const everyField = templateFieldNames.map((name) => `{{${name}}}`).join(' ')

const text: DocumentText = {
  title: 'Paper {{name}}',
  blocks: [
    { type: 'heading', id: 'a', size: 'title', text: 'For {{name}}' },
    {
      type: 'paragraph',
      id: 'b',
      text: {
        lines: [
          {
            runs: [
              { text: everyField, bold: true },
              { text: ' see ' },
              { text: 'us', link: 'https://www.example.com' },
            ],
          },
          { isEntry: true, runs: [{ text: 'From {{startDate}}', italic: true }] },
        ],
      },
    },
    { type: 'list', id: 'c', list: 'cover', title: 'Covered for {{name}}' },
    { type: 'facts', id: 'd', title: '', rows: [{ label: 'Price {{product}}', value: '{{price}}' }] },
    { type: 'divider', id: 'e' },
    { type: 'spacer', id: 'f', height: 20 },
    { type: 'page-break', id: 'g' },
    { type: 'heading', id: 'h', size: 'section', text: 'Second page' },
  ],
}

const facts = exampleDocument('en_uk')

test('every block is printed, page by page, with the regulatory line under each', async () => {
  expect(new Set(text.blocks.map(({ type }) => type))).toEqual(new Set(documentBlockTypes))
  const { text: printed, title, language } = await readPdf(await documentBytes(fillDocument(text, facts).document))
  const pages = printed.split('\n')
  expect(pages).toHaveLength(2)
  for (const page of pages) expect(page).toContain(facts.statement)
  expect(pages[0]).toContain('For Jo Smith')
  expect(pages[0]).toContain('Covered for Jo Smith')
  expect(pages[0]).toContain('Vet fees')
  expect(pages[1]).toContain('Second page')
  expect({ title, language }).toEqual({ title: 'Paper Jo Smith', language: 'en-GB' })
})

async function headed(words: string) {
  const document: DocumentText = { title: 'Signs', blocks: [{ type: 'heading', id: 'a', size: 'title', text: words }] }
  return (await readPdf(await documentBytes(fillDocument(document, facts).document))).text
}

test('whatever was printed before, every sign is copied out as what it is', async () => {
  await headed('é è ; : “ ” ‘ " ½ ¼ … ! ¡ ? ¿ % ‰ ü ñ ç')
  const signs = 'd’agrément l’année ´ ` ¨ , . · 1 2 4 ⁄ ˜ ¸ ° • « »'
  expect(await headed(signs)).toContain(signs)
})

test('a row of facts without its value is left out; what is missing elsewhere is said', () => {
  const { price: _price, name: _name, ...values } = exampleValues
  const { document, missing } = fillDocument(text, { ...facts, values })
  expect(missing).toEqual(['name', 'price'])
  expect(document.blocks.find(({ id }) => id === 'd')).toMatchObject({ rows: [] })
})

/** What a reader of the file could be led to or made to run. */
async function deedsIn(bytes: Uint8Array) {
  const opening = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const document = await opening.promise
  const links: string[] = []
  for (let number = 1; number <= document.numPages; number++)
    for (const { url, unsafeUrl } of await (await document.getPage(number)).getAnnotations())
      links.push(url ?? unsafeUrl ?? '')
  const scripts = await document.getJSActions()
  await opening.destroy()
  return { links, scripts }
}

/** Without what readers of the text leave out. */
const plain = (words: string) => words.replaceAll(/[\s\p{Cc}\p{Co}']/gu, '')

test.each(attacks)('%j in every field and every row is words: it leads nowhere and runs nothing', async (attack) => {
  const hostile = {
    ...facts,
    author: attack,
    statement: attack,
    testNote: attack,
    values: Object.fromEntries(templateFieldNames.map((name) => [name, attack])),
    lists: { ...facts.lists, cover: { heading: attack, rows: [{ label: attack, value: attack }] } },
  }
  const { document, missing } = fillDocument(text, hostile)
  expect(missing).toEqual([])
  const sound = fillDocument(text, facts).document
  expect(document.blocks.map(({ type, id }) => [type, id])).toEqual(sound.blocks.map(({ type, id }) => [type, id]))
  const bytes = await documentBytes(document)
  expect(await deedsIn(bytes)).toEqual({ links: ['https://www.example.com/'], scripts: null })
  const { text: printed } = await readPdf(bytes)
  expect(plain(printed)).toContain(plain(`For ${attack}`).slice(0, 30))
})
