import { CompanyProfileForm } from '@coverwright/domain/company/company/company-profile'
import { exampleOf } from '@coverwright/domain/fields'
import { beforeEach, expect, test } from 'vitest'
import { anUpload } from '../../../../test/company-builders.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'

const app = await startTestApp()
let company: TestCompany
let number = 0
beforeEach(async () => {
  company = await app.aCompany()
})
const aForm = (overrides: Partial<CompanyProfileForm> = {}) => ({
  ...exampleOf(CompanyProfileForm),
  name: `Firm ${++number}`,
  licenceNumber: `L-${number}`,
  ...overrides,
})
const update = (overrides: object) => company.client.login.updateCompany(aForm(overrides))

test('keeps all a company says of itself', async () => {
  const form = aForm({ bankName: 'Reed & Co', accountNumber: 'GB33 BUKB 2020 1555 5555 55' })
  await company.client.login.updateCompany(form)
  expect(await company.client.login.getCompanyData({})).toMatchObject(form)
})

test.each([
  ['no name', { name: ' ' }, { name: 'The field is required' }],
  ['a licence number of signs alone', { licenceNumber: '!!' }, { licenceNumber: 'Use letters or digits' }],
  ['a name of signs alone', { name: '...' }, { name: 'The field is required' }],
  ['no address', { address: '' }, { address: 'The field is required' }],
  ['no telephone number', { number: '' }, { number: 'The field is required' }],
  [
    'a number too short for Hong Kong',
    { callingCode: '+852', number: '1234' },
    { number: 'Phone number is not valid.' },
  ],
  ['an address that is none', { officialEmail: 'office' }, { officialEmail: 'Sorry , Please enter the correct Email' }],
  [
    'an address of a free provider',
    { officialEmail: 'office@gmail.com' },
    {
      officialEmail:
        "Sorry , we don't allow email addresses from free email providers or unverified email providers . Please try another email account",
    },
  ],
  ['no web address', { website: 'saltmarsh' }, { website: 'Enter a web address such as https://www.example.com' }],
  ['a web address that runs', { website: 'javascript:alert(1)' }, { website: expect.stringMatching('web address') }],
  ['a zone of elsewhere', { timeZone: 'Asia/Tokyo' }, { timeZone: 'Choose a time zone of the country.' }],
  ['an account number of signs', { accountNumber: '!!!!' }, { accountNumber: 'Account number is not valid.' }],
] as const)('refuses %s, in the words the form uses', async (_what, overrides, fields) => {
  await expect(update(overrides)).rejects.toMatchObject({ status: 422, fields })
})

test('a name and a licence number are nobody else’s', async () => {
  const taken = aForm()
  await (await app.aCompany()).client.login.updateCompany(taken)
  await expect(update({ name: taken.name.toUpperCase() })).rejects.toMatchObject({
    status: 409,
    fields: { name: 'Your company is already registered' },
  })
  await expect(update({ licenceNumber: taken.licenceNumber })).rejects.toMatchObject({
    fields: { licenceNumber: 'This licence number is already registered.' },
  })
})

test('two companies that take one name at once: one wins', async () => {
  const other = await app.aCompany()
  const name = `Twice ${++number}`
  const outcomes = await Promise.allSettled([
    company.client.login.updateCompany(aForm({ name })),
    other.client.login.updateCompany(aForm({ name })),
  ])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a colour, a logo and a tab icon are worn by everybody at once', async () => {
  const { client } = company
  const { id: logoFileId } = await anUpload(company, 'logo')
  const { id: faviconFileId } = await anUpload(company, 'favicon')
  await client.company.saveThemeColour({ themeColour: '#B4005A' })
  await client.company.saveLogo({ id: logoFileId })
  await client.company.saveFavicon({ id: faviconFileId })
  const colleague = await app.aColleague(company, { role: 'designer' })
  expect((await colleague.client.login.getUserData({})).company).toMatchObject({
    themeColour: '#B4005A',
    logoFileId,
    faviconFileId,
  })
  await client.company.saveLogo({ id: null })
  expect((await client.login.getUserData({})).company.logoFileId).toBeNull()
})

test('a colour is six hex digits, and a logo what was uploaded as one', async () => {
  await expect(company.client.company.saveThemeColour({ themeColour: 'red' })).rejects.toMatchObject({ status: 422 })
  const { id } = await anUpload(company, 'favicon')
  await expect(company.client.company.saveLogo({ id })).rejects.toMatchObject({ code: 'file.not-found' })
})

test.each([
  ['a drawing that runs', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['a page', '<!doctype html><img src=x onerror=alert(1)>'],
])('%s is no logo, whatever its name', async (_what, content) => {
  const upload = { purpose: 'logo', name: 'logo.png' } as const
  await expect(company.client.upload.uploadFile(upload, new Blob([content]))).rejects.toMatchObject({
    message: 'Invalid file format.',
  })
})
