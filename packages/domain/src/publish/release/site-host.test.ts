import { expect, test } from 'vitest'
import { variants } from '../../variant.ts'
import { hostName } from './mount.ts'
import { hostTyped, labelOf, normaliseHost, placeOf, refusalText } from './site-host.ts'

const rules = {
  siteDomain: 'sites.example',
  ownHosts: ['studio.sites.example', 'portal.other.example'],
  proven: ['tarnbrook.example', 'deep.pets.quay.example', 'quay.example'],
  ceded: ['pets.quay.example'],
}
const at = (host: string) => {
  const { proof, refusal } = placeOf(normaliseHost(host), rules)
  return proof ?? refusal
}

test.each([
  ['pet.sites.example', 'label'],
  ['PET.Sites.Example.', 'label'],
  ['sites.example', 'reserved'],
  ['a.pet.sites.example', 'too-deep'],
  ['petsites.example', 'not-proven'],
  ['studio.sites.example', 'reserved'],
  ['portal.other.example', 'reserved'],
  ['tarnbrook.example', 'domain'],
  ['shop.tarnbrook.example', 'domain'],
  ['a.b.c.tarnbrook.example', 'domain'],
  ['login.tarnbrook.example', 'domain'],
  ['nottarnbrook.example', 'not-proven'],
  ['tarnbrook.example.evil.example', 'not-proven'],
  ['quay.example', 'domain'],
  ['other.quay.example', 'domain'],
  // Proven by somebody else by itself, and below that by the company again.
  ['pets.quay.example', 'not-proven'],
  ['cats.pets.quay.example', 'not-proven'],
  ['x.deep.pets.quay.example', 'domain'],
  ['shop.somebody.example', 'not-proven'],
])('%s: %s', (host, expected) => {
  expect(at(host)).toBe(expected)
})

test.each([
  ...'login log-in signin sign-in support help www admin api app mail smtp status'.split(' '),
  ...'static cdn assets docs pay payment payments secure account billing security'.split(' '),
  ...'auth sso id test test-gateway stripe LOGIN l0gin log1n logln supp0rt -login'.split(' '),
  ...Object.values(variants).map(({ name }) => name),
  // Fullwidth letters are the same letters to the DNS.
  'ｌｏｇｉｎ',
])('the label %s is reserved', (label) => {
  expect(at(`${label}.sites.example`)).toBe('reserved')
})

test('letters of other scripts are not for labels, and are for domains that are proven', () => {
  // The first letter is Cyrillic.
  expect(normaliseHost('аpple.sites.example')).toBe('xn--pple-43d.sites.example')
  expect(at('аpple.sites.example')).toBe('letters')
  expect(at('xn--pple-43d.sites.example')).toBe('letters')
  expect(at('bücher.tarnbrook.example')).toBe('domain')
})

test('a host has one spelling, and what is none is refused', () => {
  expect(hostName.parse('  Pets.Bücher.EXAMPLE. ')).toBe('pets.xn--bcher-kva.example')
  for (const typed of [
    '',
    'pets',
    'bücher.example/a',
    'bücher.example:80',
    'a@bücher.example',
    '１.2.3.4',
    'a..example',
  ])
    expect(hostName.safeParse(typed).success, typed).toBe(false)
})

test('a refusal names the two ways there are', () => {
  expect(refusalText('not-proven', 'sites.example')).toBe(
    'Use a name under sites.example, such as pets.sites.example, or connect this domain first.',
  )
})

test('a name alone is one under the site domain; a label is made of what a product is called', () => {
  expect(hostTyped('Pets', 'sites.example')).toBe('pets.sites.example')
  expect(hostTyped('pets.tarnbrook.example.', 'sites.example')).toBe('pets.tarnbrook.example')
  expect(hostTyped('', 'sites.example')).toBe('')
  expect(labelOf('Pet Lifetime & Café')).toBe('pet-lifetime-cafe')
  expect(labelOf('犬')).toBe('')
})
