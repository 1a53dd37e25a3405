import { expect, test } from 'vitest'
import { readTexts } from './read-texts.ts'

const files = {
  written: {
    '/src/features/paint/paint.en_uk.json': async () => ({ colour: 'Colour', pot: { lid: 'Lid', tin: 'Tin' } }),
  },
  american: { '/src/features/paint/paint.en_us.json': async () => ({ pot: { tin: 'Can' } }) },
}

test('en_uk is what is written', async () => {
  expect(await readTexts(files, 'en_uk', 'paint')).toEqual({ colour: 'Colour', pot: { lid: 'Lid', tin: 'Tin' } })
})

test('en_us is derived, with overrides by key', async () => {
  expect(await readTexts(files, 'en_us', 'paint')).toEqual({ colour: 'Color', pot: { lid: 'Lid', tin: 'Can' } })
})

test('en_id has nothing of its own and falls back', async () => {
  expect(await readTexts(files, 'en_id', 'paint')).toEqual({})
})
