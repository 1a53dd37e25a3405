import { EmailForm } from '@coverwright/domain/company/member/team'
import { exampleOf } from '@coverwright/domain/fields'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember } from '../builders.ts'
import { memberCalls, roleFor, send } from './every-call.ts'
import { type Explainer, startExplaining } from './explain.ts'
import { findGrowing } from './find-growing.ts'
import { makeReady } from './ready.ts'
import { type Statement, statementsOf } from './recorded-statements.ts'
import { entities, subjectsOf } from './subjects.ts'
import { startSweptApp } from './swept-app.ts'
import { type Asked, waysToAsk } from './ways-to-ask.ts'

const app = await startSweptApp()
const reads = memberCalls.filter(({ call }) => !call.audit)
const { company, colleagues, ids } = await aCompanyWithEverything()
let explainer: Explainer
beforeAll(async () => {
  explainer = await startExplaining(app.owner, company.companyId)
})
afterAll(() => explainer.end())

async function aCompanyWithEverything() {
  const primary = await app.aCompany()
  const made = new Map<string, readonly string[]>()
  for (const entity of entities) made.set(entity, await subjectsOf(app, primary, entity))
  for (const { name } of reads) await makeReady(app, primary, name)
  await aMember(app, primary, exampleOf(EmailForm))
  // One who has bought: of anybody else nothing is read but the name.
  const { rows } = await app.owner.query<{ id: string }>(
    'select customer_id as id from policy where company_id = $1 and customer_id is not null',
    [primary.companyId],
  )
  made.set(
    'customer',
    rows.map(({ id }) => id),
  )
  return {
    company: primary,
    ids: made,
    colleagues: { primary, super: { ...primary, ...(await app.aColleague(primary, { role: 'super' })) } },
  }
}

test.each(reads)('$name reads no more, the more rows there are', async (swept) => {
  const { headersOf } = colleagues[roleFor(swept)]
  const ask = ({ input, orderBy }: Asked, after?: string) =>
    send(
      app,
      swept,
      (request) => ({ ...headersOf(request), pageSize: '1', ...(orderBy && { orderBy }), ...(after && { after }) }),
      input,
    )
  const first = swept.idFields[0]?.entity
  const statements: Statement[] = []
  const answered: number[] = []
  const followed: number[] = []
  for (const id of (first && ids.get(first)) || [''])
    for (const asked of waysToAsk(swept, (entity) => (entity === first ? id : (ids.get(entity)?.[0] ?? '')))) {
      const read = await statementsOf(async () => {
        const { status, after } = await ask(asked)
        answered.push(status)
        // What follows is read by other conditions.
        if (after) followed.push((await ask(asked, after)).status)
      })
      statements.push(...read)
    }
  expect(answered).toContain(200)
  expect(followed.filter((status) => status !== 200)).toEqual([])
  const found = await findGrowing(explainer, statements)
  expect(found, found.join('\n\n')).toEqual([])
})
