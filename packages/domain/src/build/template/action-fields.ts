import { events } from '../../events.ts'
import { unknownIn } from './check-template.ts'
import type { Compiled } from './compiled.ts'
import type { KeywordTexts } from './keyword-texts.ts'
import type { TemplateField } from './template-fields.ts'

/** What is known of the customer an event is about, whatever the event. */
const ofCustomer = ['name', 'company', 'product', 'phone', 'regulatory'] as const satisfies readonly TemplateField[]

/** Besides, where it is about a policy. */
const ofPolicy = ['policyNumber', 'startDate', 'endDate', 'price', 'link'] as const satisfies readonly TemplateField[]

/** Whether what is known of a policy is known then; an own event may be raised without one. */
const leadsToPolicy = (type: string): boolean => {
  const fields = Object.entries(events).find(([one]) => one === type)?.[1].fields.shape ?? {}
  return ['policyId', 'instalmentId'].some((name) => Object.hasOwn(fields, name))
}

/** Which papers a moment has is known to the message of that moment alone. */
const papersProblem = (compiled: Compiled) =>
  compiled.kind === 'email' && compiled.attachments?.hasPapers
    ? 'It attaches the papers of a purchase, which are not known then'
    : undefined

/** Why an action cannot send a template when this happens: it needs what is not known then. */
export const actionProblem = (compiled: Compiled, trigger: string, keywords: KeywordTexts = {}): string | undefined =>
  papersProblem(compiled) ?? unknownIn(compiled, [...ofCustomer, ...(leadsToPolicy(trigger) ? ofPolicy : [])], keywords)
