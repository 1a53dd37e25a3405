import { expect, test } from 'vitest'
import { Shell } from './shell.ts'

const block = (type: string, props = {}) => ({ type, props: { id: type.toLowerCase(), ...props } })
const page = { path: '/', title: 'Start', role: 'questions', step: 0, group: 'start', content: [block('Main')] }
const shell = {
  version: 1,
  theme: { brand: '#1F6B4F', radius: 14, font: 'inter' },
  steps: ['Your pet'],
  header: block('SiteHeader'),
  footer: block('RegulatoryFooter'),
  pages: [page],
  social: { title: 'Pet cover', description: '' },
}
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
  ['a colour by name', { theme: { ...shell.theme, brand: 'red' } }, 'Write the colour as #RRGGBB'],
])('refuses %s', (_what, change, message) => {
  expect(firstMessage(change)).toBe(message)
})
