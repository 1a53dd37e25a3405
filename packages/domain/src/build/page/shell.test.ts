import { expect, test } from 'vitest'
import { isTooDeep } from './check-blocks.ts'
import { Shell } from './shell.ts'

const block = (type: string, props = {}) => ({ type, props: { id: type.toLowerCase(), ...props } })
const page = { path: '/', title: 'Start', role: 'questions', step: 0, group: 'start', content: [block('Main')] }
const shell = {
  version: 2,
  theme: { brand: '#1F6B4F', radius: 14, font: 'inter' },
  steps: ['Your pet'],
  header: block('SiteHeader'),
  footer: block('RegulatoryFooter'),
  pages: [page],
  social: { title: 'Pet cover', description: '' },
}
const nested = (depth: number): ReturnType<typeof block> =>
  block('Section', { id: `s-${depth}`, ...(depth > 1 && { content: [nested(depth - 1)] }) })
const many = (count: number) =>
  block('Main', { content: Array.from({ length: count }, (_none, at) => block('Note', { id: `n-${at}` })) })
const firstMessage = (change: Record<string, unknown>) =>
  Shell.safeParse({ ...shell, ...change }).error?.issues[0]?.message

test('takes a site, and keeps what the blocks say for themselves', () => {
  const read = Shell.parse({ ...shell, header: block('SiteHeader', { name: 'Tarnbrook Pet' }) })
  expect(read.header.props.name).toBe('Tarnbrook Pet')
})

test.each([
  ['two pages at one address', { pages: [page, page] }, 'already exists'],
  ['no page at /', { pages: [{ ...page, path: '/pet' }] }, 'One page must be at /'],
  ['a page among the site’s own calls', { pages: [page, { ...page, path: '/_/quote' }] }, 'This address is taken'],
  [
    'a page on another origin',
    { pages: [page, { ...page, path: '//evil.example' }] },
    'Start with / and use letters, digits, - and _',
  ],
  ['an unknown step', { pages: [{ ...page, step: 2 }] }, 'There is no such step'],
  ['a block that nobody draws', { header: block('Marquee') }, 'There is no such block'],
  [
    'such a block inside another',
    { pages: [{ ...page, content: [block('Main', { content: [block('Marquee')] })] }] },
    'There is no such block',
  ],
  [
    'two blocks of one id',
    { pages: [{ ...page, content: [block('Main', { content: [block('Text'), block('Text')] })] }] },
    'Two blocks of a page have the same id',
  ],
  [
    'blocks deeper than a change can name',
    { pages: [{ ...page, content: [nested(11)] }] },
    'Blocks lie too deep in one another',
  ],
  [
    'more blocks than a page is drawn with',
    { pages: [{ ...page, content: [many(1000)] }] },
    'Use 1000 blocks or fewer on a page',
  ],
  [
    'a picture from elsewhere',
    { header: block('SiteHeader', { logo: { src: 'https://evil.example/x.svg', width: 1, height: 1, alt: '' } }) },
    'Start with / and use letters, digits, - and _',
  ],
  [
    'a font whose name ends a style sheet',
    { theme: { ...shell.theme, ownFont: { family: "x'}body{display:none", src: '/_/f/a/b' } } },
    'Use letters, digits and spaces',
  ],
  ['a colour by name', { theme: { ...shell.theme, brand: 'red' } }, 'Write the colour as #RRGGBB'],
])('refuses %s', (_what, change, message) => {
  expect(firstMessage(change)).toBe(message)
})

test.each([
  '/plan',
  '/plan#faq',
  '#main',
  'https://www.example.com/a?b=c',
  'mailto:help@example.com',
  'tel:+44 117 496 0123',
  '',
])('takes a button to %s', (link) => {
  expect(firstMessage({ pages: [{ ...page, content: [block('Button', { link })] }] })).toBeUndefined()
})

test('ten blocks in one another are kept, an eleventh is known before it is put there', () => {
  expect(isTooDeep([nested(10)])).toBe(false)
  expect(firstMessage({ pages: [{ ...page, content: [nested(10)] }] })).toBeUndefined()
  expect(isTooDeep([nested(11)])).toBe(true)
})

test('takes a page of 500 blocks', () => {
  expect(firstMessage({ pages: [{ ...page, content: [many(500)] }] })).toBeUndefined()
})

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  'http://plain.example',
  'https://a.example/"onx="',
])('refuses a button to %s', (link) => {
  const content = [block('Button', { link })]
  expect(firstMessage({ pages: [{ ...page, content }] })).toBe('Start with /, https://, mailto: or tel:')
})
