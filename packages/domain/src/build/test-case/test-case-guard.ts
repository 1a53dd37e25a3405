export const testCaseIds = {
  testCase: 'product',
} as const
