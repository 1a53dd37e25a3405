import type { TestApp } from '../test-app.ts'
import { roleFor, type SweptCall } from './every-call.ts'
import { madeOnce } from './made-once.ts'
import { subjectOf, subjectsOf } from './subjects.ts'

/** The first thing a call names, in every state; what else it names is something that fits. */
export async function thingsFor(app: TestApp, swept: SweptCall) {
  const role = roleFor(swept)
  const [first, ...others] = swept.idFields.map(({ entity }) => entity)
  // Nothing else: what a company has may stand in the way of what it does.
  return madeOnce(app, `${role} with every ${first}, ${others.join(', ')}`, async () => {
    const company = await app.aCompany({ role })
    const fitting = new Map<string, string>()
    for (const entity of new Set(others)) fitting.set(entity, await subjectOf(app, company, entity))
    const ids = first ? await subjectsOf(app, company, first) : [crypto.randomUUID()]
    return { company, fitting, ids }
  })
}
