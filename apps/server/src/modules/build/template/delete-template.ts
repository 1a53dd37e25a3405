import type { template } from '@coverwright/contract/build/template'
import { fail } from '@coverwright/domain/errors'
import { events } from '@coverwright/domain/events'
import { eq } from 'drizzle-orm'
import { clientOf } from '../../../platform/database/row-plan.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockOwnCompany } from '../../company/company/index.ts'
import { deleteDocuments } from '../document/index.ts'
import { lockTemplateInCompany, refuseOthers } from './internal.ts'
import { templates } from './tables.ts'

/** For ever, with its versions and where it was used. What is still drawn from it or sends it keeps it. */
export const deleteTemplate: HandlerOf<typeof template, 'deleteTemplate'> = async (context, { id }) => {
  await refuseOthers(context)
  const { tx, audit } = context
  // Nobody chooses it for a page meanwhile.
  await lockOwnCompany(tx)
  const row = await lockTemplateInCompany(tx, id)
  if (row.state !== 'trash') return fail('template.not-in-trash')
  const uses = await usesOf(tx, id)
  if (uses.length > 0) return fail('template.in-use', { id: `It is used for: ${uses.join(', ')}.` })
  await deleteDocuments(tx, id)
  await tx.delete(templates).where(eq(templates.id, id))
  await audit(id, { name: row.name })
  return null
}

/** Where it is used though it is in the trash, in words. */
async function usesOf(tx: WriteTx, templateId: string): Promise<string[]> {
  const { rows } = await clientOf(tx).query<{ agent: string; trigger: string }>(usesInTrash, [templateId])
  return rows.map(({ agent, trigger }) =>
    agent ? `the home page of ${agent}` : `the automated message on “${aboutOf(trigger)}”`,
  )
}

/** As the list of events says it; an own event by its name. */
const aboutOf = (trigger: string) => Object.entries(events).find(([type]) => type === trigger)?.[1].about ?? trigger

const usesInTrash = `
  select a.name as agent, '' as trigger
  from template_binding b
    join agent_page p on p.company_id = b.company_id and p.id = b.agent_page_id
    join agent a on a.company_id = p.company_id and a.id = p.agent_id
  where b.template_id = $1 and b.place is not null
  union
  select '', trigger from automation_action where template_id = $1
  order by agent, trigger
  limit 20`
