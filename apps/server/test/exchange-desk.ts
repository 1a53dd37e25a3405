import { exchangeChecks } from '@coverwright/domain/build/exchange/exchange-checks'
import { afterAll, expect } from 'vitest'
import { exchangeJobs } from '../src/modules/build/exchange/handle-jobs.ts'
import { waysIn } from '../src/platform/http/ways-in.ts'
import { startWorker } from '../src/platform/jobs/start-worker.ts'
import { eventually } from './eventually.ts'
import { aDesigner } from './exchange-builders.ts'
import { startTestApp } from './test-app.ts'

const approval = (id: string) => ({ id, verdict: 'approve' as const, looked: [...exchangeChecks], reasons: '' })

/** A company that gives designs, one that takes them, and somebody of whoever runs the product, with the jobs between them. */
export async function openExchange() {
  const app = await startTestApp()
  const failures: unknown[] = []
  const jobs = exchangeJobs({ ...waysIn(app.pool, 'job'), files: app.ports.files })
  const worker = await startWorker(app.serverUrl, jobs, { onError: (error) => failures.push(error) })
  afterAll(async () => {
    await worker.stop()
    expect(failures).toEqual([])
  })
  const { rows } = await app.owner.query<{ id: string }>('select id from company where is_operator')
  const operator = { companyId: rows[0]?.id ?? '' }
  const staff = await app.aColleague(operator, { role: 'super' })
  const company = await app.aCompany()
  const designer = await aDesigner(app, company)
  const elsewhere = await app.aCompany()
  const { exchange } = designer.client
  const reviews = staff.client.exchange

  const reviewOf = (name: string) =>
    eventually(async () => {
      const { items } = await reviews.listReviews({ search: name, state: 'pending' })
      if (!items[0]) throw new Error(`${name} is not there to be decided`)
      return items[0]
    })
  const availableAs = (name: string) =>
    eventually(async () => {
      const { items } = await elsewhere.client.exchange.listAvailable({ search: name })
      if (!items[0]) throw new Error(`${name} is not available`)
      return items[0]
    })
  const settled = (id: string, state: string) =>
    eventually(async () => {
      const item = await exchange.getItem({ id })
      if (item.state !== state) throw new Error(`It is ${item.state}`)
      return item
    })

  /** Submitted, approved, and there to be taken. */
  const release = async (id: string) => {
    const { name, number } = await exchange.submitItem({ id })
    const review = await reviewOf(name)
    await reviews.decideReview(approval(review.id))
    await settled(id, 'approved')
    return eventually(async () => {
      const available = await availableAs(name)
      if (available.number !== number) throw new Error('An earlier version is available')
      return available
    })
  }
  const parts = { app, operator, staff, company, designer, elsewhere, exchange, reviews }
  return { ...parts, reviewOf, availableAs, settled, approval, release }
}
