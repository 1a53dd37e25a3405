import { expect, test } from 'vitest'
import { missingStep } from './missing-step.ts'

const companyInfo = {
  companyName: 'Saltmarsh Mutual',
  businessType: 'insurer',
  country: 'GB',
  licenceNumber: '1',
  paymentMode: 'both',
  username: 'Rowan',
  title: '',
} as const

test.each([
  [{}, 1, '/signUp-company-info'],
  [{ companyInfo }, 1, undefined],
  [{ companyInfo }, 3, '/signUp-email'],
  [{ companyInfo, email: 'a@b.example' }, 3, '/verify-phone-number'],
  [{ companyInfo, email: 'a@b.example', phoneTicket: 't' }, 3, undefined],
  [{ email: 'a@b.example', phoneTicket: 't' }, 3, '/signUp-company-info'],
])('%j before step %i leads to %s', (data, steps, path) => {
  expect(missingStep(data, steps)).toBe(path)
})
