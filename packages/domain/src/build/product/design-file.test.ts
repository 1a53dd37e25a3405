import { expect, test } from 'vitest'
import { exampleOf } from '../../fields.ts'
import { hashJson } from '../../hash-json.ts'
import { sampleBody } from '../body/sample-body.ts'
import { sampleShell } from '../page/sample-shell.ts'
import { readDesign, writeDesign } from './design-file.ts'
import { ProductForm } from './product.ts'

const design = { settings: exampleOf(ProductForm), body: { ...sampleBody }, shell: { ...sampleShell }, tables: [] }
const file = writeDesign(design)

test('what is exported is read back as it was, also through a file', () => {
  expect(readDesign(JSON.parse(JSON.stringify(file)))).toEqual({
    design: expect.objectContaining(design),
    cargo: { photos: [], fonts: [] },
  })
})

const { fonts: _fonts, hash: _hash, ...withoutFonts } = file
const { photos: _photos, ...withoutPhotos } = withoutFonts

test.each([
  ['fonts', withoutFonts],
  ['fonts and photos', withoutPhotos],
])('a file of the first version, written without %s, is taken in, and told when it was changed', (_what, content) => {
  const old = { ...content, version: 1 }
  const written = { ...old, hash: hashJson(old) }
  expect(readDesign(written)).toEqual({ design: expect.objectContaining(design), cargo: { photos: [], fonts: [] } })
  expect(readDesign({ ...written, shell: null })).toEqual({
    refusal: 'The file is damaged: it was changed after it was exported.',
  })
})

test.each([
  ['anything else', { hello: 'world' }, 'This file is not a design that was exported here.'],
  ['no object at all', 'text', 'This file is not a design that was exported here.'],
  ['one of a later version', { ...file, version: 3 }, 'This design was exported by a newer version (3).'],
  ['one that lost a part', { ...file, settings: undefined }, 'The file is damaged: settings'],
  ['one whose fonts are gone', { ...file, fonts: undefined }, 'The file is damaged: fonts'],
  [
    'one that was changed',
    { ...file, settings: { ...design.settings, name: 'Other' } },
    'The file is damaged: it was changed after it was exported.',
  ],
  [
    'one with text that cannot be kept',
    writeDesign({ ...design, settings: { ...design.settings, description: 'a\0' } }),
    'The file cannot be taken in: settings.description: Contains characters that cannot be kept',
  ],
  [
    'one whose body is none',
    writeDesign({ ...design, body: { version: 2 } }),
    'The file is damaged: its insurance cannot be read.',
  ],
])('is refused with the reason: %s', (_what, given, refusal) => {
  expect(readDesign(given)).toEqual({ refusal })
})
