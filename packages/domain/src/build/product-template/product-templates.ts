import { stateOfLine } from '../product/insurance-line.ts'
import { insuranceLines, type ProductForm } from '../product/product.ts'
import { groupsOf } from './body-template.ts'
import type { ProductTemplate } from './product-template.ts'
import { lineTemplates } from './templates.ts'

export const productTemplates = ({ country }: Pick<ProductForm, 'country'>): ProductTemplate[] =>
  insuranceLines.map((line) => {
    const template = lineTemplates[line]
    return {
      line,
      state: stateOfLine[line],
      questions: groupsOf(template, { country, languages: ['en_uk'] }).reduce((sum, { asks }) => sum + asks.length, 0),
      plans: template.cover.plans.length,
      tables: template.tables.length,
      template: { ...template },
    }
  })
