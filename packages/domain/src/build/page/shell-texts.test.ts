import { expect, test } from 'vitest'
import { sampleShell } from './sample-shell.ts'
import { Shell } from './shell.ts'
import { blockTextKey, pageTextKey, translatedShell, withPageMoved } from './shell-texts.ts'

const shell = Shell.parse({
  ...sampleShell,
  translations: {
    de_de: {
      'steps.0': 'Sie',
      'social.title': 'Muster',
      [pageTextKey('/plan', 'title')]: 'Tarif wählen',
      [blockTextKey('/', 'questions', 'title')]: 'Über Sie',
      [blockTextKey(undefined, 'siteheader', 'name')]: 'Muster Tier',
    },
  },
})

test('a language changes the texts it has, wherever their blocks lie, and leaves the others as they were written', () => {
  const german = translatedShell(shell, 'de_de')
  expect(german.steps).toEqual(['Sie', 'Plan', 'Check and pay'])
  expect(german.social.title).toBe('Muster')
  expect(german.header.props['name']).toBe('Muster Tier')
  expect(german.pages.find(({ path }) => path === '/plan')?.title).toBe('Tarif wählen')
  expect(JSON.stringify(german.pages[0]?.content)).toContain('Über Sie')
  expect(translatedShell(shell, 'fr_fr')).toBe(shell)
  expect(Shell.safeParse(german).success).toBe(true)
})

test('an id is never translated, whatever a key says', () => {
  const hostile = { ...shell, translations: { de_de: { [blockTextKey('/', 'questions', 'id')]: 'other' } } }
  expect(translatedShell(hostile, 'de_de').pages).toEqual(shell.pages)
})

test('translations go with a page to its new address, and only with that page', () => {
  const moved = withPageMoved(shell.translations, '/plan', '/plans')
  expect(moved.de_de?.[pageTextKey('/plans', 'title')]).toBe('Tarif wählen')
  expect(moved.de_de?.[pageTextKey('/plan', 'title')]).toBeUndefined()
  expect(moved.de_de?.[blockTextKey('/', 'questions', 'title')]).toBe('Über Sie')
})
