import { expect, test } from 'vitest'
import { aBuyer, aSite, asBuyer, cards, pay, useCard } from '../../../../test/buyers.ts'
import { startTestApp } from '../../../../test/test-app.ts'
import { withTenant } from '../../../platform/database/with-tenant.ts'
import { saveAnswers } from '../../sell/application/index.ts'
import { priceApplication } from '../../sell/quote/index.ts'
import { periodsOf, stepsOf } from './periods.ts'

const app = await startTestApp()

const periods = (range: Parameters<typeof periodsOf>[1]['range'], now: string, timeZone: string, since?: string) =>
  withTenant(app.pool, { companyId: crypto.randomUUID(), mode: 'read only' }, async (tx) => {
    const asked = { range, timeZone, now: new Date(now), since: since ? new Date(since) : undefined }
    const found = await periodsOf(tx, asked)
    const steps = await stepsOf(tx, found.period, found.step, timeZone)
    return {
      from: found.period.from.toISOString(),
      before: found.before && [found.before.from.toISOString(), found.before.to.toISOString()],
      steps: steps.length,
    }
  })

test('zero until something was quoted and sold, in every range', async () => {
  const { client } = await app.aCompany()
  for (const range of ['all', 'year', 'days30', 'days7', 'hours24'] as const) {
    const figures = await client.dashboard.getKeyFigures({ range, mode: 'live' })
    expect(figures).toMatchObject({ quotes: 0, policies: 0, premiums: [] })
    expect(figures.series.every(({ quotes, policies }) => quotes === 0 && policies === 0)).toBe(true)
  }
})

test('counts who was quoted and what was sold, live and test apart', async () => {
  const company = await app.aCompany()
  const { client } = company
  for (const stage of ['live', 'staging'] as const) {
    const site = await aSite(app, company, { stage })
    const { url } = await pay(app, await aBuyer(app, site))
    await useCard(app, url, cards.pays)
  }
  const live = await client.dashboard.getKeyFigures({ range: 'days7', mode: 'live' })
  expect(live).toMatchObject({ quotes: 1, policies: 1, before: { quotes: 0, policies: 0, premiums: [] } })
  const { rows } = await app.owner.query<{ gross: string; tax: string }>(
    `select gross_minor as gross, tax_minor as tax from policy where company_id = $1 and mode = 'live'`,
    [company.companyId],
  )
  expect(live.premiums).toEqual([{ currency: 'GBP', writtenMinor: Number(rows[0]?.gross) - Number(rows[0]?.tax) }])
  expect(Number(rows[0]?.tax)).toBeGreaterThan(0)
  expect(live.series.at(-1)).toMatchObject({
    quotes: 1,
    policies: 1,
    writtenMinor: Number(rows[0]?.gross) - Number(rows[0]?.tax),
  })
  expect(await client.dashboard.getKeyFigures({ range: 'all', mode: 'test' })).toMatchObject({ quotes: 1, policies: 1 })
  const stranger = await app.aCompany()
  expect(await stranger.client.dashboard.getKeyFigures({ range: 'all', mode: 'live' })).toMatchObject({ policies: 0 })
})

test('who is priced again was quoted once, when the first price was given', async () => {
  const company = await app.aCompany()
  const site = await aSite(app, company)
  const { token } = await aBuyer(app, site)
  for (const age of ['6', '7'])
    await asBuyer(app, site, async (journey) => {
      await saveAnswers(journey, token, { age })
      return priceApplication(journey, token, { plan: 'full' })
    })
  const { rows } = await app.owner.query<{ at: Date }>(
    'select created_at as at from quote where company_id = $1 order by created_at, id',
    [company.companyId],
  )
  expect(rows.length).toBeGreaterThan(1)
  expect(await company.client.dashboard.getKeyFigures({ range: 'days7', mode: 'live' })).toMatchObject({ quotes: 1 })
  const noted = await app.owner.query(`select at, counted from figure_note where company_id = $1 and kind = 'quote'`, [
    company.companyId,
  ])
  expect(noted.rows).toEqual([{ at: rows[0]?.at, counted: 1 }])
})

test('days begin at midnight where the company is', async () => {
  // Half past midnight in Singapore is still yesterday in London.
  expect(await periods('days7', '2026-06-10T16:30:00Z', 'Asia/Singapore')).toMatchObject({
    from: '2026-06-04T16:00:00.000Z',
    steps: 7,
  })
  expect(await periods('days7', '2026-06-10T16:30:00Z', 'Europe/London')).toMatchObject({
    from: '2026-06-03T23:00:00.000Z',
  })
})

test('a day the clock is changed on is one day', async () => {
  // In London the clock goes back on 25 October 2026.
  expect(await periods('days30', '2026-11-01T12:00:00Z', 'Europe/London')).toEqual({
    from: '2026-10-02T23:00:00.000Z',
    before: ['2026-09-02T23:00:00.000Z', '2026-10-02T23:00:00.000Z'],
    steps: 30,
  })
})

test('this year is held against the same part of the last', async () => {
  expect(await periods('year', '2026-03-15T10:00:00Z', 'America/New_York')).toEqual({
    from: '2026-01-01T05:00:00.000Z',
    before: ['2025-01-01T05:00:00.000Z', '2025-03-15T10:00:00.000Z'],
    steps: 3,
  })
})

test('all time begins with the month of the first quote and has nothing before it', async () => {
  expect(await periods('all', '2026-03-15T10:00:00Z', 'Europe/London', '2025-12-24T10:00:00Z')).toEqual({
    from: '2025-12-01T00:00:00.000Z',
    before: null,
    steps: 4,
  })
})
