import { expect, test } from 'vitest'
import { actionOf } from './action-of.ts'

test.each([
  ['permission/role/createPermissionsRole', 'Create permissions role'],
  ['login/landingV2', 'Sign in'],
  ['login/forgetPasswordV2', 'Forget password'],
  ['product/updateBody', 'Update body'],
])('%s reads %s', (call, words) => {
  expect(actionOf(call)).toBe(words)
})
