import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { checkUpload, type UploadLimits } from './check-upload.ts'
import { type UploadKind, uploadKinds } from './upload-kinds.ts'

const home = await mkdtemp(join(tmpdir(), 'upload-'))
afterAll(() => rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 }))

const u16 = (n: number) => Buffer.from([n & 255, n >> 8])
const u32 = (n: number) => Buffer.from(Uint32Array.of(n).buffer)
const u16be = (n: number) => Buffer.from([n >> 8, n & 255])
const u32be = (n: number) => together(u16be(n >>> 16), u16be(n & 0xffff))
const latin = (text: string) => Buffer.from(text, 'latin1')
const together = (...parts: (Buffer | string)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? latin(part) : part)))

function aPng(width = 1, height = 1, comment = '') {
  const chunk = (type: string, data: Buffer) => {
    const body = together(type, data)
    return together(u32be(data.length), body, u32be(crc32(body)))
  }
  const header = together(u32be(width), u32be(height), Buffer.from([8, 2, 0, 0, 0]))
  const text = comment ? chunk('tEXt', together('Comment\0', comment)) : ''
  return together(
    '\x89PNG\r\n\x1a\n',
    chunk('IHDR', header),
    text,
    chunk('IDAT', deflateSync(Buffer.alloc(4))),
    chunk('IEND', latin('')),
  )
}
const aGif = (comment = '') => {
  const extension = comment ? together('\x21\xfe', Buffer.from([comment.length]), comment, '\0') : ''
  return together('GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff', extension, ',\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;')
}
const aJpeg = (width = 1, comment = 'x') =>
  together(
    '\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0\xff\xfe',
    u16be(comment.length + 2),
    comment,
    '\xff\xff\xc0\0\x0b\x08\0\x01',
    u16be(width),
    '\x01\x01\x11\0\xff\xda\0\x08\x01\x01\0\0\x3f\0\x37\xff\0\xff\xd0\x12\xff\xd9',
  )
const aWebp = () => Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64')
const aPdf = (body = '') => latin(`%PDF-1.7\n1 0 obj<</Type/Catalog${body}>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`)

function aZip(entries: Record<string, string>, unpackedBytes?: number) {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(entries)) {
    const data = Buffer.from(text)
    const about = together(
      u16(20),
      u16(0),
      u16(0),
      u32(0),
      u32(crc32(data)),
      u32(data.length),
      u32(unpackedBytes ?? data.length),
      u16(name.length),
      u16(0),
    )
    const local = together('PK\x03\x04', about, name, data)
    directory.push(together('PK\x01\x02', u16(20), about, u16(0), u16(0), u16(0), u32(0), u32(offset), name))
    locals.push(local)
    offset += local.length
  }
  const central = Buffer.concat(directory)
  const end = together(
    'PK\x05\x06',
    u32(0),
    u16(directory.length),
    u16(directory.length),
    u32(central.length),
    u32(offset),
    u16(0),
  )
  return together(...locals, central, end)
}
const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'
const anXlsx = (extra: Record<string, string> = {}, unpackedBytes?: number) =>
  aZip(
    {
      '[Content_Types].xml': `<Types><Override ContentType="${workbook}"/></Types>`,
      'xl/workbook.xml': '<a/>',
      ...extra,
    },
    unpackedBytes,
  )
const anXls = (...names: string[]) =>
  together(
    '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
    Buffer.alloc(600),
    ...names.map((name) => Buffer.from(name, 'utf16le')),
    Buffer.alloc(600),
  )

const every = Object.keys(uploadKinds) as UploadKind[]
const check = (content: Buffer | string, limits: Partial<UploadLimits> = {}) =>
  checkUpload(Buffer.from(content), { kinds: every, maxBytes: 1_000_000, ...limits })

test.each<[string, Buffer, UploadKind]>([
  ['a.png', aPng(), 'png'],
  ['a.JPG', aJpeg(), 'jpg'],
  ['a.jpeg', together(aJpeg(), '\0\0\0\x18ftypmp42'), 'jpg'],
  ['a.gif', aGif('made by hand'), 'gif'],
  ['a.webp', aWebp(), 'webp'],
  ['a.pdf', aPdf(), 'pdf'],
  ['a.xlsx', anXlsx(), 'xlsx'],
  ['a.xls', anXls('Workbook'), 'xls'],
  ['a.csv', Buffer.from('\ufeffname,price\n"Zoë <3",12\n保單,3\n'), 'csv'],
])('%s is taken for what it is', async (name, content, kind) => {
  const accepted = { isAccepted: true, kind, type: uploadKinds[kind].type, bytes: content.length }
  expect(await check(content, { name })).toEqual(accepted)
  const path = join(home, 'by-path')
  await writeFile(path, content)
  expect(await checkUpload(path, { kinds: every, maxBytes: 1_000_000, name })).toEqual(accepted)
  expect(await check(content, { kinds: every.filter((one) => one !== kind) })).toEqual({
    isAccepted: false,
    reason: 'wrong-format',
  })
})

const page = '<html><body><script>alert(1)</script></body></html>'
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
test.each<[string, Buffer | string]>([
  ['a page named as a picture', page],
  ['a page with a byte order mark', `\ufeff${page}`],
  ['a drawing with script', svg],
  ['a drawing without script', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a drawing behind a declaration', `<?xml version="1.0"?>${svg}`],
  ['a drawing behind spaces', `\n\n  ${svg}`],
  ['a page in a table', `a,b\n${page}\n`],
  ['a program', together('MZ\x90\0', Buffer.alloc(200))],
  ['a program of Linux', together('\x7fELF', Buffer.alloc(200))],
  ['a script', '#!/bin/sh\0\nrm -rf /'],
  ['bytes in no order', Buffer.from([1, 2, 3, 4, 0xfe])],
  ['text in no encoding', Buffer.from([0x61, 0xe9, 0x62, 0x0a])],
  ['a picture and a page', together(aPng(), page)],
  ['a picture with a page in its comment', aPng(1, 1, page)],
  ['a picture and an archive', together(aPng(), aZip({ a: 'b' }))],
  ['a picture cut off', aPng().subarray(0, 40)],
  ['a picture of no size', aPng(0, 1)],
  ['a signature alone', latin('\x89PNG\r\n\x1a\n')],
  ['an animation that is script', 'GIF89a/*\0\0\0\0\0\0*/=1;alert(1)'],
  ['an animation and a page', together(aGif(), page)],
  ['an animation with a page in its comment', aGif(page)],
  ['a photograph and an archive', together(aJpeg(), aZip({ a: 'b' }))],
  ['a photograph and a document', together(aJpeg(), aPdf())],
  ['a photograph with PHP in its comment', aJpeg(1, '<?php system($_GET[0]); ?>')],
  ['a photograph that never ends', aJpeg().subarray(0, -2)],
  ['a WebP and a page', together(aWebp(), page)],
  ['a document behind a page', together(page, aPdf())],
  ['a document with a page before its first object', latin(`%PDF-1.7\n${page}\n%%EOF`)],
  ['a document and a page', together(aPdf(), page)],
  ['a document and an archive', together(aPdf(), aZip({ a: 'b' }))],
  ['a document without an end', '%PDF-1.7\n1 0 obj<<>>endobj'],
  ['a document that runs script', aPdf('/OpenAction<</S/JavaScript/JS(app.alert(1))>>')],
  ['a document that starts programs', aPdf('/OpenAction<</S/Launch/F(cmd.exe)>>')],
  ['an archive', aZip({ a: 'b' })],
  ['an archive with a page behind it', together(anXlsx(), page)],
  ['an archive behind a page', together(page, anXlsx())],
  ['a workbook with macros', anXlsx({ 'xl/vbaProject.bin': 'x' })],
  ['a workbook that climbs', anXlsx({ '../../etc/passwd': 'x' })],
  ['a workbook that unpacks to gigabytes', anXlsx({}, 2 ** 31)],
  ['a workbook of too many parts', anXlsx(Object.fromEntries(Array.from({ length: 10_001 }, (_, n) => [`${n}`, ''])))],
  ['a workbook cut off', anXlsx().subarray(0, -30)],
  ['an old workbook with macros', anXls('Workbook', '_VBA_PROJECT')],
  ['an installer', anXls('Installer')],
])('%s is refused whatever its name', async (_name, content) => {
  const at = performance.now()
  expect(await check(content)).toEqual({ isAccepted: false, reason: 'wrong-format' })
  for (const kind of every) {
    const disguised = { kinds: [kind], name: `a.${uploadKinds[kind].extensions[0]}` }
    expect(await check(content, disguised)).toMatchObject({ isAccepted: false })
  }
  expect(performance.now() - at).toBeLessThan(1000)
})

test.each(['a.jpg', 'a.png.html', 'a', 'png', 'a.svg', 'a.png '])('a PNG named %j is refused', async (name) => {
  expect(await check(aPng(), { name })).toEqual({ isAccepted: false, reason: 'wrong-format' })
})

test('nothing, too much, and too large a picture', async () => {
  expect(await check('')).toEqual({ isAccepted: false, reason: 'empty' })
  expect(await check(aPng(), { maxBytes: aPng().length - 1 })).toEqual({ isAccepted: false, reason: 'too-large' })
  expect(await check(aPng(), { maxBytes: aPng().length })).toMatchObject({ isAccepted: true })
  expect(await check(aPng(30_000, 30_000))).toEqual({ isAccepted: false, reason: 'too-large' })
  expect(await check(aJpeg(200), { maxPixels: 100 })).toEqual({ isAccepted: false, reason: 'too-large' })
})
