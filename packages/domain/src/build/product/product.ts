import { z } from 'zod'
import { languages } from '../../base/language/language.ts'
import { currencies } from '../../base/money/money.ts'
import { productTypes } from '../../base/product-type/product-type.ts'
import { countries, idOf, moment, oneOf, requiredText } from '../../fields.ts'
import { messages } from '../../messages.ts'
import { journeyModes } from './journey-mode.ts'
import { productLifecycle } from './product-lifecycle.ts'

export const insuranceLines = ['pet', 'car', 'home', 'travel', 'landlord', 'van', 'motorbike', 'life'] as const

const ProductState = z.enum(productLifecycle.states)

const settings = {
  name: requiredText(120),
  description: z.string().trim().max(500),
  type: oneOf(productTypes),
  line: oneOf(insuranceLines),
  country: oneOf(countries),
  currency: oneOf(currencies),
  /** The first is the one written in. */
  languages: z.array(oneOf(languages)).min(1).max(8),
  timeZone: requiredText(60),
}

/** As they are kept: what was saved before languages had to differ is read as ever. */
export const ProductSettings = z.strictObject(settings)

/** What a person fills in. */
export const ProductForm = ProductSettings.check(({ value, issues }) => {
  const twice = value.languages.findIndex((language, at) => value.languages.indexOf(language) < at)
  if (twice < 0) return
  issues.push({ code: 'custom', input: value, path: ['languages', twice], message: messages.alreadyExists })
}).meta({
  id: 'ProductForm',
  examples: [
    {
      name: 'Pet Lifetime',
      description: 'Vet fees for dogs and cats',
      type: 'Standard',
      line: 'pet',
      country: 'GB',
      currency: 'GBP',
      languages: ['en_uk'],
      timeZone: 'Europe/London',
    },
  ],
})

export const Product = z
  .object({
    ...settings,
    id: idOf('product'),
    state: ProductState,
    /** Rises with every save; a save names the one it started from. Settings, body and shell each have their own. */
    revision: z.int(),
    bodyRevision: z.int(),
    shellRevision: z.int(),
    hasBody: z.boolean(),
    hasShell: z.boolean(),
    /** Its body is another company's, and is not changed here. */
    isResold: z.boolean(),
    groupId: idOf('productGroup').nullable(),
    /** Who locked its journey: nobody edits it until it is unlocked. */
    lock: z.object({ by: z.string(), at: moment }).nullable(),
    createdAt: moment,
    updatedAt: moment,
  })
  .meta({ id: 'Product' })

/** A product and where it can be reached: live addresses first. */
export const MountedProduct = Product.extend({
  mounts: z.array(z.object({ host: z.string(), mode: z.enum(journeyModes) })),
}).meta({ id: 'MountedProduct' })

export const ProductRef = z.strictObject({ id: idOf('product') })

export const ProductName = z.object({ id: idOf('product'), name: z.string() }).meta({ id: 'ProductName' })

export const ProductNameFilter = z.strictObject({
  search: z.string().trim().max(200).optional(),
  /** These alone: what they are called that were chosen before. */
  ids: z.array(idOf('product')).min(1).max(200).optional(),
})

export const ProductFilter = z.strictObject({
  state: ProductState.optional(),
  type: z.enum(productTypes).optional(),
  line: z.enum(insuranceLines).optional(),
  groupId: idOf('productGroup').optional(),
  search: z.string().trim().max(200).optional(),
})

export type ProductForm = z.output<typeof ProductForm>
export type Product = z.output<typeof Product>
export type MountedProduct = z.output<typeof MountedProduct>
export type InsuranceLine = (typeof insuranceLines)[number]
