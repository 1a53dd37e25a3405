import { exampleOf } from '@coverwright/domain/fields'
import { ActionForm } from '@coverwright/domain/reach/automation/automation'
import type { RunState } from '@coverwright/domain/reach/automation/run-lifecycle'
import { OwnEventForm } from '@coverwright/domain/reach/own-event/own-event'
import { newId } from '../src/platform/id.ts'
import type { TestApp, TestCompany } from './test-app.ts'

export const anAction = ({ client }: TestCompany, form: Partial<ActionForm> = {}) =>
  client.automation.saveAction({ ...exampleOf(ActionForm), ...form })

/** As if an action had been set off by an event. */
export async function aRun(app: TestApp, company: TestCompany, state: RunState = 'waiting') {
  const { id: actionId, trigger, channel } = await anAction(company)
  const id = newId()
  await app.owner.query(
    `insert into automation_run (id, company_id, action_id, event_id, trigger, channel, fields, raised_at, state, due_at)
     values ($1, $2, $3, $4, $5, $6, '{}', now(), $7, $8)`,
    [id, company.companyId, actionId, newId(), trigger, channel, state, state === 'waiting' ? '2100-01-01' : null],
  )
  return { id }
}

let number = 0

export async function anOwnEvent({ client }: TestCompany, form: Partial<OwnEventForm> = {}) {
  const { own, type } = await client.event.saveEvent({ ...exampleOf(OwnEventForm), name: `own-${++number}`, ...form })
  return { id: own?.id ?? '', name: own?.name ?? '', type }
}

export const aSuppression = ({ client }: TestCompany) =>
  client.suppression.addAddress({ email: `nobody-${++number}@example.com` })
