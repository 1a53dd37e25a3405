import { z } from 'zod'
import { requiredText } from '../../fields.ts'

export const AgentQuestion = z
  .strictObject({ code: requiredText(40) })
  .meta({ id: 'AgentQuestion', examples: [{ code: 'A-100' }] })

/** What a journey may know of an agent. */
export const FoundAgent = z
  .object({ found: z.boolean(), name: z.string().nullable(), isSelling: z.boolean().nullable() })
  .meta({ id: 'FoundAgent', examples: [{ found: true, name: 'Edda Marlow', isSelling: true }] })
