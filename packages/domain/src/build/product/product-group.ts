import { z } from 'zod'
import { idOf, requiredText } from '../../fields.ts'

export const ProductGroupForm = z
  .strictObject({ name: requiredText(80) })
  .meta({ id: 'ProductGroupForm', examples: [{ name: 'Spring launch' }] })

export const ProductGroup = z
  .object({ id: idOf('productGroup'), name: z.string(), count: z.int() })
  .meta({ id: 'ProductGroup' })

export const GroupMove = z
  .strictObject({ ids: z.array(idOf('product')).min(1).max(200), groupId: idOf('productGroup').nullable() })
  .meta({ examples: [{ ids: [], groupId: null }] })

export type ProductGroup = z.output<typeof ProductGroup>
