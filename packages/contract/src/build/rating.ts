import { ProductRef } from '@coverwright/domain/build/product/product'
import { PastQuote, TestCase, TestCaseForm } from '@coverwright/domain/build/test-case/test-case'
import { exampleOf, idOf } from '@coverwright/domain/fields'
import { z } from 'zod'
import { call, can, group, reads } from '../call.ts'

/** Without a product, those of all of the company's. */
const ofProduct = z.strictObject({ productId: idOf('product').optional() })
const TestCaseRef = z.strictObject({ id: idOf('testCase') })

export const rating = group('rating', {
  /** The compiled rating program of a release, or of what is published, to compare a new one with; null while nothing is. */
  getBaseline: call({
    access: reads('design'),
    input: ProductRef.extend({ releaseId: idOf('release').optional() }),
    output: z
      .object({ releaseId: z.uuid(), publishedAt: z.iso.datetime(), artefact: z.base64() })
      .nullable()
      .meta({ id: 'RatingBaseline' }),
    errors: ['product.not-found'],
  }),
  listTestCases: call({
    access: reads('design'),
    paged: ['name', 'createdAt'],
    input: ofProduct,
    output: TestCase,
    errors: ['product.not-found'],
  }),
  /** All of them or none. */
  createTestCases: call({
    access: can('project'),
    audit: true,
    input: z
      .strictObject({ productId: idOf('product'), cases: z.array(TestCaseForm).min(1).max(500) })
      .meta({ examples: [{ cases: [exampleOf(TestCaseForm)] }] }),
    output: z.array(TestCase),
    errors: ['product.not-found', 'test-case.name-taken', 'test-case.too-many'],
  }),
  updateTestCase: call({
    access: can('project'),
    audit: true,
    input: z
      .strictObject({ id: idOf('testCase'), ...TestCaseForm.shape })
      .meta({ examples: [exampleOf(TestCaseForm)] }),
    output: TestCase,
    errors: ['test-case.not-found', 'test-case.name-taken'],
  }),
  removeTestCase: call({
    access: can('project'),
    audit: true,
    input: TestCaseRef,
    output: TestCaseRef,
    errors: ['test-case.not-found'],
  }),
  /** What buyers were quoted, newest first, without what only tells who they are. */
  listPastQuotes: call({
    access: can('project'),
    paged: ['createdAt'],
    input: ofProduct,
    output: PastQuote,
    errors: ['product.not-found'],
  }),
})
