import { Body } from '@coverwright/domain/build/body/body'
import type { DocumentText } from '@coverwright/domain/build/template/document-block'
import { expect, test } from 'vitest'
import { layoutOf } from '../../../../test/pdf-layout.ts'
import { readPdf } from '../../../../test/read-pdf.ts'
import { soldContent, soldPolicy, soldSchedule } from '../../../../test/sold-policy.ts'
import { motorBody } from '../../../demo/index.ts'
import { renderDocument } from '../../build/template/index.ts'
import { filledCertificate } from './certificate.ts'
import { certificateFacts } from './certificate-facts.ts'
import type { PolicyRow } from './tables.ts'

const content = soldContent
const policy = { ...soldPolicy, addOns: [] }

/** Whatever is listed, in order. */
const rowsOf = ({ lists }: ReturnType<typeof certificateFacts>) => Object.values(lists).flatMap(({ rows }) => rows)

test('says what was bought: person, plan, excess, extras, days, every payment', () => {
  const facts = certificateFacts({ ...policy, addOns: ['travel'] }, content, soldSchedule)
  const rows = Object.fromEntries(rowsOf(facts).map(({ label, value }) => [label, value]))
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
  expect(certificateFacts({ ...policy, mode: 'test' }, content, []).testNote).toMatch(/nothing is insured/)
})

const french: PolicyRow = { ...policy, language: 'fr_fr', grossMinor: 140_452, netMinor: 130_000 }

test('is printed in French with every sign of its figures', async () => {
  const { document } = filledCertificate(certificateFacts(french, content, []), undefined)
  const { text } = await readPdf(await renderDocument(document))
  for (const words of ['Attestation d’assurance', 'Souscripteur', '1 404,52', 'Bon à savoir'])
    expect(text).toContain(words)
})

test('names everybody who is insured, as the group calls them; what merely happened several times is not insured', () => {
  const answers = {
    'drivers.1.driver_name': 'Jane Smith',
    'drivers.2.driver_name': 'Sam Quill',
    'claims.1.claim_cost': '500',
  }
  const motor = { ...content, body: Body.parse(motorBody) }
  const { rows } = certificateFacts({ ...policy, choices: {} }, motor, [], answers).lists.policy
  const drivers = rows.filter(({ label }) => label.startsWith('Driver'))
  expect(drivers.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    expect.stringMatching(/^Driver 1: Jane Smith/),
    expect.stringMatching(/^Driver 2: Sam Quill/),
  ])
  expect(rows.filter(({ label }) => /claim/i.test(label))).toEqual([])
})

test.each([
  ['french', { ...french, addOns: soldPolicy.addOns }],
  ['english', { ...soldPolicy, mode: 'test' } as const],
])('the standard certificate in %s stays word for word and point for point as it was', async (name, sold) => {
  const { document } = filledCertificate(certificateFacts(sold, content, soldSchedule), undefined)
  const kept = `../../../../test/printed/certificate-${name}.txt`
  await expect(await layoutOf(await renderDocument(document))).toMatchFileSnapshot(kept)
})

const design = (text: DocumentText) => ({
  certificate: { en_uk: { templateId: crypto.randomUUID(), number: 1, text } },
})

test('a design of the company takes the place of the standard, but not where a value is missing', () => {
  const facts = certificateFacts(policy, content, [])
  const text = { title: 'Ours', blocks: [{ type: 'heading', id: 'a', size: 'title', text: 'For {{name}}' } as const] }
  const own = filledCertificate(facts, design(text))
  expect(own).toMatchObject({ document: { title: 'Ours', blocks: [{ text: 'For Jane Smith' }] } })
  expect(own.unfilledId).toBeUndefined()
  const lacking = filledCertificate(facts, design({ ...text, title: 'Because {{reason}}' }))
  expect(lacking.unfilledId).toEqual(expect.any(String))
  expect(lacking.document.title).toBe('Certificate of insurance TBK-PET-0000042')
})
