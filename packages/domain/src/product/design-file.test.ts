import { expect, test } from 'vitest'
import { sampleBody } from '../body/sample-body.ts'
import { exampleOf } from '../fields.ts'
import { sampleShell } from '../page/sample-shell.ts'
import { readDesign, writeDesign } from './design-file.ts'
import { ProductForm } from './product.ts'

const design = { settings: exampleOf(ProductForm), body: { ...sampleBody }, shell: { ...sampleShell }, tables: [] }
const file = writeDesign(design)

test('what is exported is read back as it was, also through a file', () => {
  expect(readDesign(JSON.parse(JSON.stringify(file)))).toEqual({ design: expect.objectContaining(design), photos: [] })
})

test.each([
  ['anything else', { hello: 'world' }, 'This file is not a design that was exported here.'],
  ['no object at all', 'text', 'This file is not a design that was exported here.'],
  ['one of a later version', { ...file, version: 2 }, 'This design was exported by a newer version (2).'],
  ['one that lost a part', { ...file, settings: undefined }, 'The file is damaged: settings'],
  [
    'one that was changed',
    { ...file, settings: { ...design.settings, name: 'Other' } },
    'The file is damaged: it was changed after it was exported.',
  ],
  [
    'one whose body is none',
    writeDesign({ ...design, body: { version: 2 } }),
    'The file is damaged: its body cannot be read.',
  ],
])('is refused with the reason: %s', (_what, given, refusal) => {
  expect(readDesign(given)).toEqual({ refusal })
})
