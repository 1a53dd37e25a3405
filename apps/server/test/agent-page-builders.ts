import { exampleOf } from '@coverwright/domain/fields'
import { AgentPageForm } from '@coverwright/domain/sell/agent-page/agent-page'
import { keepLead } from '../src/modules/sell/agent-page/index.ts'
import { inCompany } from '../src/platform/http/ways-in.ts'
import type { TestApp, TestCompany } from './test-app.ts'

let number = 0

/** The secret that was mailed, as the agent finds it. */
export async function tokenMailedTo({ owner }: Pick<TestApp, 'owner'>, email: string): Promise<string> {
  const { rows } = await owner.query<{ text: string }>(
    `select text from outbox_message where recipient = $1 and text like '%confirm-create-agent%' order by id desc`,
    [email],
  )
  return new URL(/https?:\S+/.exec(rows[0]?.text ?? '')?.[0] ?? '').searchParams.get('token') ?? ''
}

export const aForm = (form: Partial<AgentPageForm> = {}): AgentPageForm => ({
  ...exampleOf(AgentPageForm),
  email: `agent-page-${++number}@company.example`,
  ...form,
})

/** Confirmed and on a name of its own, where it is ready or active. */
export async function anAgentPage(
  app: TestApp,
  { client }: TestCompany,
  state: 'inactive' | 'ready' | 'active' = 'active',
  form: Partial<AgentPageForm> = {},
) {
  const made = await client.directPage.create(aForm(form))
  if (state === 'inactive') return made
  const { name } = form
  const token = await tokenMailedTo(app, made.agentEmail)
  await app.visitor.directPage.confirm({ token, name: name ?? made.agentName, phone: '', location: made.location })
  const host = `agent-${process.pid}-${++number}.localhost`
  const bound = await client.directPage.bindSubdomain({ id: made.id, host })
  return state === 'ready' ? bound : client.directPage.activate({ id: made.id })
}

export async function aLead(app: TestApp, company: TestCompany) {
  const { items } = await company.client.directPage.list({})
  const { id } = items[0] ?? (await anAgentPage(app, company, 'inactive'))
  const lead = { name: 'Sol Marrick', email: 'sol@example.org', phone: '', message: 'Do you cover greyhounds?' }
  return { id: await inCompany(app.pool)(company.companyId, (tx) => keepLead(tx, id, lead)) }
}

/** As the example of `AgentPageChange` says: a change of a page that is newer is refused. */
const changedInExample = '2026-11-17T09:00:00.000Z'

/** One whose agent may be asked again, changed last when the example of a change says. */
export async function anAskedPage(app: TestApp, company: TestCompany) {
  const page = await anAgentPage(app, company, 'inactive')
  await app.owner.query(
    `update agent_page set asked_at = asked_at - interval '1 hour', updated_at = $2 where id = $1`,
    [page.id, changedInExample],
  )
  return page
}
