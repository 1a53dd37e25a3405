import {
  NumberField,
  PolicyNumberDesign,
  PolicyNumberForm,
} from '@coverwright/domain/build/policy-number/policy-number'
import { exampleOf, idOf } from '@coverwright/domain/fields'
import { messages } from '@coverwright/domain/messages'
import { z } from 'zod'
import { call, can, group, reads } from '../call.ts'

const Search = z.strictObject({ search: z.string().trim().max(200).optional() })

const NumberedProduct = z
  .object({
    productId: idOf('product'),
    productName: z.string(),
    /** After publishing the design is settled until its numbers are used up. */
    isPublished: z.boolean(),
    design: PolicyNumberDesign.nullable(),
    fields: z.array(NumberField),
  })
  .meta({ id: 'NumberedProduct' })

export const number = group('number', {
  createPolicyNo: call({
    access: can('manage-policy-numbers'),
    audit: true,
    input: PolicyNumberForm,
    output: PolicyNumberDesign,
    errors: ['number.name-taken', 'number.collides', 'number.too-low'],
  }),
  findPolicyNoList: call({
    access: reads('policyNumbers'),
    paged: ['name', 'createdAt'],
    input: Search,
    output: PolicyNumberDesign,
  }),
  /** What is left of every design's range; those soonest used up first. */
  findPolicyNoScopeList: call({
    access: reads('policyNumbers'),
    input: Search,
    output: z.array(
      z
        .object({
          id: idOf('policyNumber'),
          name: z.string(),
          firstNumber: z.string(),
          lastNumber: z.string(),
          usedCount: z.int(),
          remaining: z.int(),
          /** Fewer are left than the design wants. */
          isLow: z.boolean(),
        })
        .meta({ id: 'PolicyNumberScope' }),
    ),
  }),
  updateNumberById: call({
    access: can('manage-policy-numbers'),
    audit: true,
    input: z
      .strictObject({ id: idOf('policyNumber'), design: PolicyNumberForm })
      .meta({ examples: [{ design: { ...exampleOf(PolicyNumberForm), name: 'Changed', prefixes: ['CHANGED'] } }] }),
    output: PolicyNumberDesign,
    errors: [
      'number.not-found',
      'number.used',
      'number.locked',
      'number.name-taken',
      'number.collides',
      'number.too-low',
    ],
  }),
  /** Connects a design to a product. After publishing only when all numbers of the one before are used. */
  updatePolicyNoByProductId: call({
    editsJourney: true,
    access: can('manage-policy-numbers'),
    audit: true,
    input: z.strictObject({ productId: idOf('product'), policyNumberId: idOf('policyNumber') }),
    output: NumberedProduct,
    errors: [
      'product.not-found',
      'product.in-trash',
      'number.not-found',
      'number.locked',
      'number.exhausted',
      'number.outside-dates',
    ],
  }),
  /** Short codes of the product that may stand in a number. */
  addProductCustomFields: call({
    editsJourney: true,
    access: can('manage-policy-numbers'),
    audit: true,
    input: z
      .strictObject({ productId: idOf('product'), fields: z.array(NumberField).max(10) })
      .check(({ value, issues }) => {
        const names = value.fields.map(({ name }) => name.toLowerCase())
        const twice = names.findIndex((name, at) => names.indexOf(name) < at)
        if (twice >= 0)
          issues.push({
            code: 'custom',
            input: value,
            path: ['fields', twice, 'name'],
            message: messages.alreadyExists,
          })
      })
      .meta({ examples: [{ fields: [exampleOf(NumberField)] }] }),
    output: NumberedProduct,
    errors: ['product.not-found', 'product.in-trash'],
  }),
  findPolicyNoByProductId: call({
    access: reads('policyNumbers'),
    input: z.strictObject({ productId: idOf('product') }),
    output: NumberedProduct,
    errors: ['product.not-found'],
  }),
  getPolicyNoByProductList: call({
    access: reads('policyNumbers'),
    paged: ['name', 'createdAt'],
    input: Search,
    output: NumberedProduct,
  }),
})
