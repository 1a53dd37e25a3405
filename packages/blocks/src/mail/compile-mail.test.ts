import { bindingProblem } from '@coverwright/domain/build/template/check-template'
import { fillTemplate } from '@coverwright/domain/build/template/compiled'
import { MailText } from '@coverwright/domain/build/template/mail-block'
import { exampleValues, templateFieldNames } from '@coverwright/domain/build/template/template-fields'
import { attacks } from '@coverwright/domain/build/template/test/attacks'
import { expect, test } from 'vitest'
import { compileEmail } from './compile-mail.ts'
import { drawStandardMail } from './draw-standard-mail.ts'

const brand = { 'brand.company': 'Tarnbrook', 'brand.colour': '#175cd3', 'brand.ink': '#ffffff' }

const mail: MailText = MailText.parse({
  subject: 'Policy {{policyNumber}} for {{name}}',
  previewText: 'Hello {{name}}',
  blocks: [
    { type: 'heading', id: 'a', text: 'Welcome {{name}}' },
    {
      type: 'paragraph',
      id: 'b',
      text: {
        lines: [
          {
            runs: [
              { text: 'Dear {{name}}', bold: true },
              { text: ', see ' },
              { text: 'us', link: 'https://www.example.com' },
            ],
          },
          { isEntry: true, runs: [{ text: 'From {{startDate}}', italic: true }] },
        ],
      },
    },
    { type: 'button', id: 'c', label: 'Open {{product}}', link: '{{link}}' },
    { type: 'image', id: 'd', address: 'https://www.example.com/a.png', alt: 'A {{product}}', width: 200 },
    {
      type: 'facts',
      id: 'e',
      rows: [
        { label: 'Price', value: '{{price}}' },
        { label: 'Why', value: '{{reason|as asked}}' },
      ],
    },
    {
      type: 'columns',
      id: 'f',
      left: [{ type: 'heading', id: 'g', text: '{{company}}' }],
      right: [{ type: 'divider', id: 'h' }],
    },
    { type: 'documents', id: 'i', title: 'Documents' },
    { type: 'spacer', id: 'j', height: 16 },
  ],
  footer: 'Call {{phone}}',
})

const compiled = compileEmail({ version: 1, kind: 'email', texts: { en_uk: mail } })

function fill(values: Readonly<Record<string, string>>) {
  const filled = fillTemplate(compiled, 'en_uk', { ...values, ...brand })
  if (filled?.kind !== 'email') throw new Error('Not filled')
  return filled
}

test('a mail is filled as HTML and as words, in the colours of the company, light and dark', () => {
  const { subject, html, text, missing } = fill(exampleValues)
  expect(missing).toEqual([])
  expect(subject).toBe('Policy PET-2026-000117 for Jo Smith')
  expect(html).toMatch(/^<!doctype html><html lang="en-GB">/)
  expect(html).toContain('prefers-color-scheme:dark')
  expect(html).toContain('background-color:#175cd3')
  expect(html).toContain('<a href="https://pet.example.com/certificate">Your certificate of insurance</a>')
  expect(html).toContain(exampleValues.regulatory)
  expect(text).toBe(
    [
      'Welcome Jo Smith',
      'Dear Jo Smith, see us (https://www.example.com)',
      '- From 1 December 2026',
      'Open Pet Lifetime: https://pet.example.com/policy',
      'A Pet Lifetime',
      'Price: £212.40 a year\nWhy: The photo of the front is too dark.\n',
      'Tarnbrook',
      'Documents\nYour certificate of insurance: https://pet.example.com/certificate',
      'Call 020 7946 0100',
      exampleValues.regulatory,
    ].join('\n\n'),
  )
})

test('a row of facts without its value is left out; what is missing elsewhere is said', () => {
  const { price: _price, documents: _documents, name: _name, ...known } = exampleValues
  const { html, text, missing } = fill(known)
  expect(missing).toEqual(['name'])
  expect(html).not.toContain('>Price<')
  expect(text).not.toContain('Documents')
})

const compiledRow = (row: { label: string; value: string }) =>
  compileEmail({
    version: 1,
    kind: 'email',
    texts: { en_uk: { subject: 'S', previewText: '', blocks: [{ type: 'facts', id: 'a', rows: [row] }], footer: '' } },
  })

test.each([
  ['two fields', 'Cover', '{{startDate}} to {{nextDate}}'],
  ['a field behind one with a fallback', 'Cover', '{{startDate|now}} to {{nextDate}}'],
  ['a bar that is no fallback', 'From | to', 'a | b {{nextDate}}'],
  ['a field in its label', 'Until {{nextDate}}', 'all day'],
])('a row with %s stands where all of it is known, else the mail goes out without it', (_what, label, value) => {
  const row = compiledRow({ label, value })
  const known = { ...brand, startDate: '1 May', regulatory: 'R' }
  for (const nextDate of ['', '2 May']) {
    const filled = fillTemplate(row, 'en_uk', { ...known, nextDate })
    if (filled?.kind !== 'email') throw new Error('Not filled')
    expect(filled.missing).toEqual([])
    expect([filled.text.includes(':'), filled.html.includes('<td class="value"')]).toEqual(
      nextDate ? [true, true] : [false, false],
    )
  }
  expect(bindingProblem(row, 'referral.made')).toBeUndefined()
})

test('what a part that may be left out needs besides is asked for when it is put to use', () => {
  const blocks = [{ type: 'documents' as const, id: 'a', title: 'For {{nextDate}}' }]
  const texts = { en_uk: { subject: 'S', previewText: '', blocks, footer: '' } }
  const documents = compileEmail({ version: 1, kind: 'email', texts })
  expect(bindingProblem(documents, 'policy.documented')).toContain('{{nextDate}}')
})

const sound = fill(exampleValues).html

/** Tags and the names of what they have, without any value. */
const shapeOf = (html: string) =>
  [...html.matchAll(/<(\/?[a-z!][\w-]*)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*\/?>/gi)]
    .map(([, tag, rest]) => `${tag} ${(rest ?? '').replaceAll(/="[^"]*"/g, '').trim()}`)
    // What a value may bring: line breaks, and the links of the list of documents.
    .filter((tag) => !/^(br|\/?a)\b/.test(tag))

test.each(templateFieldNames)(
  'whatever {{%s}} holds, it is words: no tag, no attribute, no scheme, no header',
  (name) => {
    for (const attack of attacks) {
      const { html, subject } = fill({ ...exampleValues, [name]: attack })
      expect(shapeOf(html), attack).toEqual(shapeOf(sound))
      expect(html).not.toMatch(/href="(?!https:\/\/|")/)
      expect(subject).not.toMatch(/[\r\n]/)
    }
  },
)

test('a link that is no web address is missing, not followed', () => {
  expect(fill({ ...exampleValues, link: 'javascript:alert(1)' }).missing).toEqual(['link'])
})

test('what is written is words as well', () => {
  for (const attack of attacks.filter((words) => !words.includes('{{'))) {
    const written = compileEmail({
      version: 1,
      kind: 'email',
      texts: {
        en_uk: {
          subject: attack,
          previewText: attack,
          blocks: [
            { type: 'heading', id: 'a', text: attack },
            { type: 'paragraph', id: 'b', text: attack },
          ],
          footer: attack,
        },
      },
    })
    const filled = fillTemplate(written, 'en_uk', brand)
    expect(filled?.kind === 'email' && filled.html).not.toMatch(/<(script|svg|img src=x)/i)
    expect(filled?.missing).toEqual([])
  }
})

test.each(['{{no body}}', '{{name', 'Dear {{#if name}}'])('%s is refused wherever it is written', (text) => {
  const bad = [
    { ...mail, subject: text },
    { ...mail, previewText: text },
    { ...mail, footer: text },
    { ...mail, blocks: [{ type: 'paragraph', id: 'a', text: { lines: [{ runs: [{ text }] }] } }] },
    { ...mail, blocks: [{ type: 'button', id: 'a', label: text, link: '' }] },
    { ...mail, blocks: [{ type: 'facts', id: 'a', rows: [{ label: '', value: text }] }] },
  ]
  for (const one of bad) expect(MailText.safeParse(one).success).toBe(false)
})

test.each(['javascript:alert(1)', 'https://{{name}}.example', '{{name}}', '/page', 'http://plain.example'])(
  'a button does not lead to %s',
  (link) => {
    const blocks = [{ type: 'button', id: 'a', label: 'Go', link }]
    expect(MailText.safeParse({ ...mail, blocks }).success).toBe(false)
  },
)

test('what the product words itself is drawn as it stands: a field in it is none, an address is a link', () => {
  const text =
    'Dear {{name}},\n\nYour policy: https://pet.example.com/p?a=1&b=2\n\nOr look at https://a.example/x.\n<b>Bye</b>'
  const html = drawStandardMail({ subject: 'Your <policy>', text }, brand)
  expect(html).toContain('Dear {{name}},')
  expect(html).toContain('Your &lt;policy&gt;')
  expect(html).toContain('&lt;b&gt;Bye&lt;/b&gt;')
  expect(html).toMatch(/<a href="https:\/\/pet\.example\.com\/p\?a=1&amp;b=2" style="background-color:#175cd3/)
  expect(html).toContain('<a href="https://a.example/x">')
})
