import { z } from 'zod'
import { idOf } from '../../fields.ts'
import { commissionShape, isPercentage, percentageNotValid } from '../channel/connection.ts'

/** Products for which one agent has terms of their own. */
export const maxAgentTerms = 200

/** What an agent earns: with a product, or with all of them that have no terms of their own. */
export const AgentTermsForm = z
  .strictObject({ agentId: idOf('agent'), productId: idOf('product').nullable(), ...commissionShape })
  .refine(isPercentage, { path: ['ratioValue'], message: percentageNotValid })
  .meta({ id: 'AgentTermsForm', examples: [{ productId: null, commissionMethod: 'percentage', ratioValue: '5' }] })

export const AgentTermsRef = z
  .strictObject({ agentId: idOf('agent'), productId: idOf('product').nullable() })
  .meta({ id: 'AgentTermsRef', examples: [{ productId: null }] })

export const AgentTerms = z
  .object({
    productId: idOf('product').nullable(),
    /** Empty for all. */
    productName: z.string(),
    ...commissionShape,
  })
  .meta({ id: 'AgentTerms' })

export const AgentRefOfTerms = z.strictObject({ agentId: idOf('agent') })

export type AgentTerms = z.output<typeof AgentTerms>
