import { Body } from '@coverwright/domain/build/body/body'
import { ProductForm } from '@coverwright/domain/build/product/product'
import { exampleOf } from '@coverwright/domain/fields'
import { scheduleOf } from '@coverwright/domain/sell/payment/instalments'
import { expect, test } from 'vitest'
import { readPdf } from '../../../../test/read-pdf.ts'
import { motorBody, petBody, petShell } from '../../../demo/index.ts'
import { certificateBytes } from './certificate.ts'
import { certificateFacts } from './certificate-facts.ts'
import type { PolicyRow } from './tables.ts'

const content = {
  version: 1,
  productId: crypto.randomUUID(),
  settings: exampleOf(ProductForm),
  body: Body.parse(petBody),
  lists: {},
  shell: petShell,
  programHash: '',
} as const
const id = crypto.randomUUID()
const policy = {
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
} as const satisfies Omit<PolicyRow, 'addOns'>

test('says what was bought: person, plan, excess, extras, days, every payment', () => {
  const schedule = scheduleOf('2026-11-20', { count: 12, firstMinor: 3371, eachMinor: 3371 })
  const { sections } = certificateFacts({ ...policy, addOns: ['travel'] }, content, schedule)
  const rows = Object.fromEntries(sections.flatMap((section) => section.rows.map(({ label, value }) => [label, value])))
  expect(rows).toMatchObject({
    Policyholder: 'Jane Smith',
    Plan: 'Essential',
    'Your excess': '£200',
    Extras: 'Travel abroad',
    Cover: '20 November 2026 to 19 November 2027, both days included',
    'Vet fees': '£3,000 a condition',
    'Death or theft': 'Not covered',
    'Total for the year': '£404.52',
    'Payment 12 of 12': '£33.71 on 20 October 2027',
  })
})

test('is marked when nothing is insured', () => {
  expect(certificateFacts({ ...policy, addOns: [], mode: 'test' }, content, []).testNote).toMatch(/nothing is insured/)
})

test('is printed in French with every sign of its figures', async () => {
  const french: PolicyRow = { ...policy, addOns: [], language: 'fr_fr', grossMinor: 140_452, netMinor: 130_000 }
  const { text } = await readPdf(await certificateBytes(certificateFacts(french, content, [])))
  for (const words of ['Attestation d’assurance', 'Souscripteur', '1 404,52', 'Bon à savoir'])
    expect(text).toContain(words)
})

test('names everybody who is insured, as the group calls them; what merely happened several times is not insured', () => {
  const answers = {
    'drivers.1.driver_name': 'Jane Smith',
    'drivers.2.driver_name': 'Sam Quill',
    'claims.1.claim_cost': '500',
  }
  const { sections } = certificateFacts(
    { ...policy, addOns: [], choices: {} },
    { ...content, body: Body.parse(motorBody) },
    [],
    answers,
  )
  const rows = sections[0]?.rows ?? []
  const drivers = rows.filter(({ label }) => label.startsWith('Driver'))
  expect(drivers.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    expect.stringMatching(/^Driver 1: Jane Smith/),
    expect.stringMatching(/^Driver 2: Sam Quill/),
  ])
  expect(rows.filter(({ label }) => /claim/i.test(label))).toEqual([])
})
