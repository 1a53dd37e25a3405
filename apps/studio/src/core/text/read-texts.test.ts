import { expect, test } from 'vitest'
import { readTexts } from './read-texts.ts'

const files = {
  written: {
    '/src/features/paint/paint.en_uk.json': async () => ({ colour: 'Colour', pot: { lid: 'Lid', tin: 'Tin' } }),
  },
  american: { '/src/features/paint/paint.en_us.json': async () => ({ pot: { tin: 'Can' } }) },
  translated: { de_de: async () => ({ './paint.json': async () => ({ colour: 'Farbe' }) }) },
}

test('en_uk is what is written', async () => {
  expect(await readTexts(files, 'en_uk', 'paint')).toEqual({ colour: 'Colour', pot: { lid: 'Lid', tin: 'Tin' } })
})

test('en_us is derived, with overrides by key', async () => {
  expect(await readTexts(files, 'en_us', 'paint')).toEqual({ colour: 'Color', pot: { lid: 'Lid', tin: 'Can' } })
})

test('a translation is read as it is, and what it has none of is nowhere', async () => {
  expect(await readTexts(files, 'de_de', 'paint')).toEqual({ colour: 'Farbe' })
  expect(await readTexts(files, 'de_de', 'brush')).toEqual({})
})

test('en_id has nothing of its own and falls back', async () => {
  expect(await readTexts(files, 'en_id', 'paint')).toEqual({})
})
