import { expect, test } from 'vitest'
import { isEnglish } from './is-english.ts'

test.each([
  'What is the limit for dental treatment?',
  'dental limit',
  'van insurance excess per claim',
  'Is my e-mail address kept?',
  'Do you pay when my pet must die?',
  'Crème brûlée at the café: is it covered?',
])('%s is read as English', (text) => expect(isEnglish(text)).toBe(true))

test.each([
  'Wie hoch ist die Selbstbeteiligung?',
  'Quelle est la franchise pour mon chien ?',
  '¿Cuánto es la franquicia de mi perro?',
  'Quanto posso avere per il mio cane?',
  'ความคุ้มครองมีวงเงินเท่าไร',
  '牙科治疗的限额是多少？',
  'Каков лимит?',
  '750',
  '',
])('%s is not', (text) => expect(isEnglish(text)).toBe(false))
