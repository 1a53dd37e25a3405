import { sampleBody } from '@coverwright/domain/build/body/sample-body'
import { sampleShell } from '@coverwright/domain/build/page/sample-shell'
import { afterEach, expect, test } from 'vitest'
import { aProduct } from '../../../../test/builders.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'
import { programLimits } from './program-tasks.ts'

const app = await startTestApp()
const usual = { ...programLimits }
afterEach(() => Object.assign(programLimits, usual))

type Formula = readonly [name: string, formula: string]

/** The sample product with formulas before all of its steps. */
async function aDraft({ client, ...company }: TestCompany, formulas: readonly Formula[]) {
  const { id } = await aProduct(app, { client, ...company })
  const steps = formulas.map(([name, formula]) => ({ kind: 'formula' as const, name, formula }))
  const rating = { ...sampleBody.rating, steps: [...steps, ...sampleBody.rating.steps] }
  await client.product.updateBody({ id, revision: 1, body: { ...sampleBody, rating } })
  await client.product.updateShell({ id, revision: 1, shell: { ...sampleShell } })
  return id
}

const chain = (length: number, next: (before: string) => string): Formula[] => [
  ['z0', 'ROUND(12345.6, 0) + age'],
  ...Array.from({ length }, (_, at): Formula => [`z${at + 1}`, next(`z${at}`)]),
]
const squares = (length: number) => chain(length, (before) => `${before} * ${before}`)

/** How long a work takes, and for how long at most nothing else was done meanwhile. */
async function watched<T>(work: () => Promise<T>) {
  const began = performance.now()
  let [last, longestPause] = [began, 0]
  const note = () => {
    const now = performance.now()
    longestPause = Math.max(longestPause, now - last)
    last = now
  }
  const timer = setInterval(note, 1)
  const answer = await work().finally(() => clearInterval(timer))
  note()
  return { answer, longestPause, took: performance.now() - began }
}

test('a chain of squares is refused at its step, and takes no longer than a chain of sums', async () => {
  const company = await app.aCompany()
  const { publisher } = company.client
  // Long enough to have taken seconds; the longest there can be follows once these were no longer than others.
  const ids = {
    sums: await aDraft(
      company,
      chain(24, (before) => `${before} + ${before}`),
    ),
    squares: await aDraft(company, squares(24)),
  }
  await publisher.findMissing({ id: await aDraft(company, []) })
  const plain = await watched(() => publisher.findMissing({ id: ids.sums }))
  const hard = await watched(() => publisher.findMissing({ id: ids.squares }))
  expect(hard.took / plain.took).toBeLessThan(10)

  const id = await aDraft(company, squares(980))
  const missing = await publisher.findMissing({ id })
  expect(missing).toContainEqual({
    area: 'body',
    message: 'Pricing: This may become a number of more than 300 digits; bound it with MIN, or the data it uses.',
    path: ['rating', 'steps', 7, 'formula'],
    where: expect.any(String),
  })
  await expect(publisher.publishProduct({ id, stage: 'staging', host: 'squares.example' })).rejects.toMatchObject({
    code: 'product.incomplete',
  })
})

/** Near to all that a program may have. */
const long = (name: string): Formula[] =>
  Array.from({ length: 90 }, (_, at) => [`${name}${at}`, Array.from({ length: 900 }, () => 'age').join('+')])

test('while a long program is checked everybody else is served', async () => {
  const company = await app.aCompany()
  const { publisher } = company.client
  await publisher.findMissing({ id: await aDraft(company, []) })
  const id = await aDraft(company, long('sum'))
  const { longestPause, took } = await watched(() => publisher.findMissing({ id }))
  expect(longestPause / took).toBeLessThan(0.5)
})

test('a program beyond the limit of time is refused in plain words, others are checked as ever', async () => {
  const [company, other] = [await app.aCompany(), await app.aCompany()]
  const id = await aDraft(company, long('late'))
  const theirs = await aDraft(other, [])
  programLimits.milliseconds = 20
  const refused = company.client.publisher.findMissing({ id })
  expect(await other.client.product.getProduct({ id: theirs })).toMatchObject({ id: theirs })
  expect(await refused).toContainEqual({
    area: 'body',
    message: 'Pricing and pages take longer than 1 seconds to check. Make them simpler, or the tables smaller.',
    path: ['rating'],
  })
  await expect(
    company.client.publisher.publishProduct({ id, stage: 'staging', host: 'late.example' }),
  ).rejects.toMatchObject({ code: 'product.incomplete' })
  programLimits.milliseconds = usual.milliseconds
  expect(await other.client.publisher.findMissing({ id: theirs })).not.toContainEqual(
    expect.objectContaining({ area: 'body' }),
  )
})
