import { Body } from '@coverwright/domain/build/body/body'
import { ProductForm } from '@coverwright/domain/build/product/product'
import { exampleOf } from '@coverwright/domain/fields'
import type { ReleaseContent } from '@coverwright/domain/publish/release/release'
import { scheduleOf } from '@coverwright/domain/sell/payment/instalments'
import { petBody, petShell } from '../src/demo/index.ts'
import type { PolicyRow } from '../src/modules/sell/policy/index.ts'

/** A release and a policy of it that need no database. */
export const soldContent: ReleaseContent = {
  version: 1,
  productId: crypto.randomUUID(),
  settings: exampleOf(ProductForm),
  body: Body.parse(petBody),
  lists: {},
  shell: petShell,
  programHash: '',
}

const id = crypto.randomUUID()

export const soldPolicy: PolicyRow = {
  id,
  companyId: id,
  policyNumberId: id,
  productId: id,
  releaseId: id,
  applicationId: id,
  quoteId: id,
  paymentId: id,
  createdAt: new Date(),
  updatedAt: new Date(),
  issuedAt: new Date(),
  certificateFileId: null,
  customerId: null,
  endedAt: null,
  state: 'issued',
  number: 'TBK-PET-0000042',
  productName: 'Pet Lifetime',
  mode: 'live',
  language: null,
  holder: 'Jane Smith',
  email: 'jane.smith@example.com',
  insured: 'Biscuit, Dog, born 6 June 2023',
  plan: 'essential',
  choices: { excess: '200' },
  addOns: ['travel'],
  frequency: 'monthly',
  currency: 'GBP',
  netMinor: 30_000,
  commissionMinor: 6118,
  feeMinor: 0,
  taxMinor: 4334,
  grossMinor: 40_452,
  startsOn: '2026-11-20',
  endsOn: '2027-11-19',
  origin: {},
  incentive: null,
  voucher: null,
}

export const soldSchedule = scheduleOf('2026-11-20', { count: 12, firstMinor: 3371, eachMinor: 3371 })
