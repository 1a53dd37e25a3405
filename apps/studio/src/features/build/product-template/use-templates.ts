import type { InsuranceLine, ProductForm } from '@coverwright/domain/build/product/product'
import type { LineTemplate } from '@coverwright/domain/build/product-template/body-template'
import { type ProductTemplate, templateIn } from '@coverwright/domain/build/product-template/product-template'
import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../core/wire/queries.ts'

/** What each line starts from: one answer for every screen, so that all of them say the same of it. */
export const useTemplates = (country: ProductForm['country']) =>
  useQuery({ ...queries.product.listTemplates({ country }), staleTime: 'static' })

export const templateFor = (
  templates: readonly ProductTemplate[] | undefined,
  line: InsuranceLine,
): LineTemplate | undefined => {
  const found = templates?.find((each) => each.line === line)
  return found && templateIn(found)
}
