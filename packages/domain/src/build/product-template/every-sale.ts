import type { Body } from '../body/body.ts'
import { emptyBody } from '../body/empty-body.ts'
import { emptyPapers, usualDeclarations } from '../body/papers.ts'
import { standardData } from '../dataset/standard-data.ts'
import type { ProductForm } from '../product/product.ts'
import { startIn } from '../words/starts-of.ts'
import { addTemplateGroups } from './add-groups.ts'
import type { TemplateSettings } from './body-template.ts'
import { type Firm, regulatoryOf } from './firm.ts'

/** What buying anything takes: who buys, what is declared and handed out, and the firm. Nothing of what is insured. */
export function everySaleBody(settings: TemplateSettings & Pick<ProductForm, 'line'>, firm: Firm): Body {
  const say = startIn(settings)
  const empty: Body = {
    ...emptyBody(settings),
    questions: { groups: [{ name: firstGroups[settings.line], questions: [] }] },
    declarations: usualDeclarations(say),
    documents: [emptyPapers.ipid(say), emptyPapers.booklet(say)],
    regulatory: regulatoryOf(firm, settings),
  }
  return addTemplateGroups(empty, [{ name: 'you', asks: standardData(settings.country, say) }], settings.country)
}

/** The page that asks about what is insured comes before the one that asks who buys. */
const firstGroups = {
  pet: 'pet',
  car: 'car',
  home: 'home',
  travel: 'trip',
  landlord: 'property',
  van: 'van',
  motorbike: 'motorbike',
  life: 'life',
} as const satisfies Record<ProductForm['line'], string>
