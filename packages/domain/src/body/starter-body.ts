import { standardData } from '../dataset/standard-data.ts'
import type { ProductForm } from '../product/product.ts'
import type { Body } from './body.ts'
import { emptyBody } from './empty-body.ts'

const areaCodes = { GB: '44', US: '1', HK: '852', SG: '65', MY: '60', TH: '66', ID: '62' } as const satisfies Readonly<
  Record<ProductForm['country'], string>
>

/** Where a product starts that is made from scratch: what every sale asks is there, what is insured is still to come. */
export function starterBody(settings: ProductForm, tradingName: string): Body {
  const body = emptyBody(settings)
  const standard = standardData({ country: settings.country, areaCode: areaCodes[settings.country] })
  const named = standard.flatMap(({ is, property }) => (is ? [[is, property.name] as const] : []))
  return {
    ...body,
    dataset: { properties: standard.map(({ property }) => property) },
    questions: { groups: [{ name: 'about_you', questions: standard.map(({ question }) => question) }] },
    cover: { ...body.cover, plans: [{ code: 'standard', title: 'Standard', subtitle: '', limits: {} }] },
    regulatory: { ...body.regulatory, tradingName },
    standard: { ...body.standard, ...Object.fromEntries(named) },
  }
}
