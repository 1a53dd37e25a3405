import { z } from 'zod'
import { emailAddress, idOf, moment, requiredText } from '../../fields.ts'
import { isTelephone, phoneNotValid } from '../registration/phone.ts'
import { agentLifecycle } from './agent-lifecycle.ts'

/** Who sells for the company without being a user of the studio; a home page of their own may follow. */
export const AgentForm = z
  .strictObject({
    name: requiredText(80),
    email: emailAddress,
    /** What the agent quotes, and reports show. */
    code: requiredText(40),
    phone: z
      .string()
      .trim()
      .max(40)
      .refine((text) => text === '' || isTelephone(text), phoneNotValid),
  })
  .meta({
    id: 'AgentForm',
    examples: [{ name: 'Edda Marlow', email: 'edda@harbourlane.example', code: 'A-100', phone: '' }],
  })

export const AgentRef = z.strictObject({ id: idOf('agent') })

export const AgentChange = z.strictObject({ id: idOf('agent'), ...AgentForm.shape }).meta({
  id: 'AgentChange',
  examples: [{ name: 'Edda Marlow', email: 'edda.marlow@harbourlane.example', code: 'A-101', phone: '' }],
})

export const Agent = z
  .object({
    id: idOf('agent'),
    name: z.string(),
    email: z.string(),
    code: z.string(),
    phone: z.string(),
    state: z.enum(agentLifecycle.states),
    createdAt: moment,
  })
  .meta({ id: 'Agent' })

export const AgentFilter = z.strictObject({
  state: z.enum(agentLifecycle.states).optional(),
  search: z.string().trim().max(200).optional(),
})

export type Agent = z.output<typeof Agent>
export type AgentForm = z.output<typeof AgentForm>
