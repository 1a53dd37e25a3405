import { expect, test } from 'vitest'
import { declaredConstraints } from '../../src/platform/database/already-taken.ts'
import type { TestCompany } from '../test-app.ts'
import { everyCall, inputOf, memberCalls, roleFor, type SweptCall, send } from './every-call.ts'
import { asMade } from './made-once.ts'
import { makeReady } from './ready.ts'
import { subjectOf } from './subjects.ts'
import { startSweptApp } from './swept-app.ts'
import { thingsFor } from './things-for.ts'

const app = await startSweptApp()
const times = 10
const writing = memberCalls.filter(({ call }) => call.audit)
/** Whoever leaves twice has left: the second is no less right than the first. */
const leaving = new Set(['identity/signOut', 'identity/signOutEverywhere'])

interface Answer {
  readonly status: number
  readonly data: { readonly code?: string }
}

const isDone = ({ status }: Answer) => status === 200
const saidOf = (answers: readonly Answer[]) => answers.map(({ status, data }) => data?.code ?? String(status))

const isFault = (code: string) => code === 'server-error' || code === 'busy'

/** The company as it was made, and ready for the call. */
async function anew(swept: SweptCall, company: TestCompany) {
  await asMade(app)
  await makeReady(app, company, swept.name)
}

/** Something the call succeeds with, and whether it does so again right away. */
async function findFitting(swept: SweptCall) {
  const { company, fitting, ids } = await thingsFor(app, swept)
  const inputWith = (id: string) =>
    inputOf(swept, (field) => (field === swept.idFields[0] ? id : (fitting.get(field.entity) ?? '')))
  await anew(swept, company)
  for (const id of ids) {
    const ask = (): Promise<Answer> => send(app, swept, company.headersOf, inputWith(id))
    if (!isDone(await ask())) continue
    const isRepeatable = isDone(await ask())
    await anew(swept, company)
    return { company, ask, isRepeatable }
  }
  throw new Error(`${swept.name} succeeds with nothing`)
}

/**
 * What may be done once only is done once, however many ask for it at the same moment: the others are refused as the
 * second of two in a row is. Nobody is left waiting, and nobody is told that the product failed.
 */
test.each(writing)('$name ten times at once', async (swept) => {
  const { ask, isRepeatable } = await findFitting(swept)
  const answers = await Promise.all(Array.from({ length: times }, ask))
  const said = saidOf(answers)
  expect(said.filter(isFault)).toEqual([])
  const done = answers.filter(isDone).length
  expect(done, said.join()).toBeGreaterThanOrEqual(1)
  expect(done, said.join()).toBeLessThanOrEqual(isRepeatable || leaving.has(swept.name) ? times : 1)
})

test.each(everyCall.filter(({ call }) => call.audit && call.access.kind === 'anyone'))(
  '$name ten times at once, by nobody',
  async (swept) => {
    const input = inputOf(swept, () => crypto.randomUUID())
    const answers: Answer[] = await Promise.all(Array.from({ length: times }, () => send(app, swept, app.sign, input)))
    expect(saidOf(answers).filter(isFault)).toEqual([])
  },
)

/** A name that several are given at once is had by one of them, as far as names are unique. */
test.each(
  writing.filter(({ call, idFields }) => idFields.length > 0 && call.errors?.some((code) => code.endsWith('-taken'))),
)('$name gives one name to several at once', async (swept) => {
  const { company, fitting, ids } = await thingsFor(app, swept)
  await anew(swept, company)
  const [first] = swept.idFields
  const another = first ? await subjectOf(app, company, first.entity) : ''
  const answers: Answer[] = await Promise.all(
    [...ids, another].map((id) =>
      send(
        app,
        swept,
        company.headersOf,
        inputOf(swept, (field) => (field === first ? id : (fitting.get(field.entity) ?? ''))),
      ),
    ),
  )
  expect(saidOf(answers).filter(isFault)).toEqual([])
  expect(answers.filter(isDone).length).toBeGreaterThan(0)
})

/** By what they are about, where they are about nothing else: these are tried on the same things. */
const byEntity = Object.entries(
  Object.groupBy(
    writing.filter((swept) => swept.idFields.length === 1 && !swept.call.takesFile),
    (swept) => `${swept.idFields[0]?.entity} as ${roleFor(swept)}`,
  ),
)

/** Somebody renames what somebody else deletes and a third submits. */
test.each(byEntity)('everything at once with one %s', async (_what, calls = []) => {
  const [any] = calls
  if (!any) throw new Error('There is nothing to try')
  const { company, ids } = await thingsFor(app, any)
  const wrong: string[] = []
  for (const id of ids) {
    await anew(any, company)
    const inTurn = Array.from({ length: 2 }, () => calls).flat()
    await Promise.all(
      inTurn.map(async (swept) => {
        const answer: Answer = await send(
          app,
          swept,
          company.headersOf,
          inputOf(swept, () => id),
        )
        if (isFault(answer.data?.code ?? '')) wrong.push(`${swept.name}: ${answer.data.code}`)
      }),
    )
  }
  expect(wrong).toEqual([])
})

test('what is declared to be taken is unique in the database', async () => {
  const { rows } = await app.owner.query<{ name: string }>(
    `select relname as name from pg_index join pg_class on pg_class.oid = indexrelid where indisunique`,
  )
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(declaredConstraints()))
  expect(declaredConstraints().length).toBeGreaterThan(10)
})
