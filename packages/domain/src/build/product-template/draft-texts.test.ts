import { expect, test } from 'vitest'
import { exampleOf } from '../../fields.ts'
import { Body } from '../body/body.ts'
import { checkBody } from '../body/check-body.ts'
import { draftTexts } from '../body/draft-texts.ts'
import { insuranceLines, ProductForm } from '../product/product.ts'
import { everySaleBody } from './every-sale.ts'
import { type Firm, firmNamed } from './firm.ts'
import { templateBody } from './templates.ts'

const today = '2026-11-15'
const firm: Firm = {
  name: 'Saltmarsh Mutual',
  isInsurer: true,
  licenceNumber: '900001',
  phone: '+44 1632 960100',
  email: 'office@saltmarsh.example',
}
const settingsOf = (line: (typeof insuranceLines)[number]) => ({ ...exampleOf(ProductForm), line })

/** Of texts alone: tables are the firm's own. */
const unwritten = (body: Body, settings: ProductForm) =>
  checkBody(Body.parse(body), settings, today, [])
    .filter(({ path }) => path[0] !== 'rating')
    .map(({ message }) => message)

test.each(insuranceLines)('with its first drafts %s lacks no text, and contradicts its own period nowhere', (line) => {
  const settings = settingsOf(line)
  const { regulatory } = everySaleBody(settings, firm)
  const body = { ...templateBody(line, settings, firm.name), regulatory, confirmed: [regulatory.statement] }
  expect(unwritten(body, settings)).not.toEqual([])
  const drafted = draftTexts(body, settings, today)
  expect(unwritten(drafted, settings)).toEqual([
    'Insurance product information is a first draft: read it',
    'Policy booklet is a first draft: read it',
  ])
  const read = { ...drafted, confirmed: [regulatory.statement, 'first draft: ipid', 'first draft: booklet'] }
  expect(unwritten(read, settings)).toEqual([])
})

test('what somebody wrote stays, and a second draft changes nothing', () => {
  const settings = settingsOf('travel')
  const body = templateBody('travel', settings, firm.name)
  const [ipid] = body.documents
  const first = ipid?.sections[0]
  if (first) first.lines = ['Ours']
  body.insured = 'A trip'
  const drafted = draftTexts(body, settings, today)
  expect(drafted.documents[0]?.sections[0]?.lines).toEqual(['Ours'])
  expect(drafted.insured).toBe('A trip')
  expect(drafted.cover.plans[1]?.subtitle).toBe('Medical costs £10 million, Cancellation £3,000, Baggage £1,500')
  expect(draftTexts(drafted, settings, today)).toEqual(drafted)
})

test('what every sale takes is there at once; what is insured is still to be said', () => {
  const settings = settingsOf('travel')
  const body = everySaleBody(settings, firm)
  expect(unwritten(draftTexts(body, settings, today), settings)).toEqual([
    'These questions are empty',
    'There is no plan to choose',
    'The section has no text',
    'The section has no text',
    'Insurance product information is a first draft: read it',
    'Policy booklet is a first draft: read it',
    'This was drafted from your company profile: read it',
  ])
  expect(body.standard).toMatchObject({ holder: 'policyholder', coverStart: 'cover_start' })
})

test('a firm is quoted with what its profile says, and with nothing it does not say', () => {
  const { regulatory } = everySaleBody(settingsOf('travel'), firm)
  expect(regulatory).toMatchObject({
    insurer: 'Saltmarsh Mutual',
    firmReferenceNumber: '900001',
    statement:
      'Saltmarsh Mutual is authorised and regulated by the Financial Conduct Authority. Firm reference number 900001.',
    contact: { phone: '+44 1632 960100', email: 'office@saltmarsh.example' },
  })
  const unknown = everySaleBody(settingsOf('travel'), firmNamed('Saltmarsh'))
  expect(unknown.regulatory).toMatchObject({ tradingName: 'Saltmarsh', insurer: '', statement: '', complaints: '' })
})

test('who is no insurer is not named as one, and a body of a template knows the trading name alone', () => {
  const settings = settingsOf('travel')
  const broker = everySaleBody(settings, { ...firm, isInsurer: false })
  expect(broker.regulatory).toMatchObject({ tradingName: firm.name, insurer: '', statement: '' })
  expect(templateBody('travel', settings, firm.name).regulatory).toMatchObject({
    tradingName: firm.name,
    insurer: '',
    firmReferenceNumber: '',
    statement: '',
    complaints: '',
    contact: { phone: '', email: '' },
  })
})

test('a drafted statement is asked about once: read and meant so, or written otherwise, it stops nobody', () => {
  const settings = settingsOf('travel')
  const drafted = everySaleBody(settings, firm)
  const { regulatory } = drafted
  const asked = 'This was drafted from your company profile: read it'
  expect(unwritten(drafted, settings)).toContain(asked)
  expect(unwritten({ ...drafted, confirmed: [regulatory.statement] }, settings)).not.toContain(asked)
  const own = { ...regulatory, statement: `${regulatory.statement} Ours.` }
  expect(unwritten({ ...drafted, regulatory: own }, settings)).not.toContain(asked)
})
