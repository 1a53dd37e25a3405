import { z } from 'zod'
import { lineStates } from '../product/insurance-line.ts'
import { insuranceLines } from '../product/product.ts'
import type { LineTemplate } from './body-template.ts'

export const ProductTemplate = z
  .object({
    line: z.enum(insuranceLines),
    state: z.enum(lineStates),
    /** What it holds, in numbers: everything that is asked, of the line and of everybody who buys. */
    questions: z.int(),
    plans: z.int(),
    tables: z.int(),
    /** What a body is made of; its parts are too many to document here. */
    template: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'ProductTemplate' })

export type ProductTemplate = z.output<typeof ProductTemplate>

/** The server answers what its own code declares, so that it is one: `product-templates.ts` puts it there. */
export const templateIn = ({ template }: Pick<ProductTemplate, 'template'>): LineTemplate =>
  template as unknown as LineTemplate
