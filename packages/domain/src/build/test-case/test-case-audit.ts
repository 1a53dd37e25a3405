import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const testCaseAudit: NounAudit = {
  things: { rating: 'Test cases' },
  named: { test_case: 'name' },
  done: {
    'rating/createTestCases': 'saved test cases of the product {}',
    'rating/updateTestCase': 'changed the test case {}',
    'rating/removeTestCase': 'removed the test case {}',
  },
}
