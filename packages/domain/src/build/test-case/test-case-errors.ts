export const testCaseErrors = {
  'test-case.not-found': { status: 404, message: 'The test case could not be found!' },
  'test-case.name-taken': { status: 409, message: 'A test case with this name already exists.' },
  'test-case.too-many': { status: 409, message: 'A product can have 5,000 test cases at most.' },
} as const
