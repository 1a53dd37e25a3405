import { expect, test } from 'vitest'
import { speakGerman } from '../../../test/in-german.ts'
import { sayPlace, sayValue } from './say-place.ts'

speakGerman('places')

test('a place is named in the language of the studio, and what its parts are called stays', () => {
  expect(sayPlace('Plans › Plan “Help › Title › Basic” › Add ons › Add on 2 › Title')).toBe(
    'Tarife › Tarif “Help › Title › Basic” › Zusatzbausteine › Zusatzbaustein 2 › Titel',
  )
})

test('a switch is said, and what somebody wrote is not', () => {
  expect([sayValue('yes'), sayValue('nothing'), sayValue('Title')]).toEqual(['ja', 'nichts', 'Title'])
})
