import { expect, test } from 'vitest'
import { exampleOf } from '../../fields.ts'
import { messages } from '../../messages.ts'
import { ProductForm, ProductSettings } from './product.ts'

const twice = { ...exampleOf(ProductForm), languages: ['en_uk', 'de_de', 'en_uk'] }

test('a language that is named twice is told at its second place', () => {
  expect(ProductForm.safeParse(exampleOf(ProductForm)).success).toBe(true)
  expect(ProductForm.safeParse(twice).error?.issues).toMatchObject([
    { path: ['languages', 2], message: messages.alreadyExists },
  ])
})

test('what was published before that was asked is read as ever', () => {
  expect(ProductSettings.safeParse(twice).success).toBe(true)
})
