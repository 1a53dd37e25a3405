import type { TestCaseForm } from '@coverwright/domain/build/test-case/test-case'
import { date, foreignKey, jsonb, text, unique, uuid } from 'drizzle-orm/pg-core'
import { alreadyTaken } from '../../../platform/database/already-taken.ts'
import { tenantTable } from '../../../platform/database/tenant-table.ts'
import { products } from '../product/index.ts'

export const testCases = tenantTable(
  'test_case',
  {
    productId: uuid('product_id').notNull(),
    name: text('name').notNull(),
    values: jsonb('values').$type<TestCaseForm['values']>().notNull(),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    expected: jsonb('expected').$type<TestCaseForm['expected']>().notNull(),
  },
  (testCase) => [
    foreignKey({
      name: 'test_case_product',
      columns: [testCase.companyId, testCase.productId],
      foreignColumns: [products.companyId, products.id],
    }),
    unique('test_case_name').on(testCase.companyId, testCase.productId, testCase.name),
  ],
)

export type TestCaseRow = typeof testCases.$inferSelect

alreadyTaken({
  test_case_name: { code: 'test-case.name-taken', field: 'name' },
})
