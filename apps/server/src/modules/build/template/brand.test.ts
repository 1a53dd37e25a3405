import { expect, test } from 'vitest'
import { startTestApp } from '../../../../test/test-app.ts'
import { waysIn } from '../../../platform/http/ways-in.ts'
import { brandValues } from './brand.ts'

const app = await startTestApp()
const brandOf = (companyId: string) => waysIn(app.pool, 'test').count(companyId, brandValues)

test('mails wear the colour a company chose, or that of the studio it works in, with words that are read on it', async () => {
  const insurer = await app.aCompany({ businessType: 'insurer' })
  const broker = await app.aCompany({ businessType: 'broker' })
  expect(await brandOf(insurer.companyId)).toMatchObject({ 'brand.colour': '#0070eb', 'brand.ink': '#ffffff' })
  expect(await brandOf(broker.companyId)).toMatchObject({ 'brand.colour': '#5551e0', 'brand.ink': '#ffffff' })
  await broker.client.company.saveThemeColour({ themeColour: '#FFD400' })
  expect(await brandOf(broker.companyId)).toMatchObject({ 'brand.colour': '#FFD400', 'brand.ink': '#000000' })
})
