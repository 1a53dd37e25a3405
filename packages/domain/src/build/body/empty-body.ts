import type { ProductForm } from '../product/product.ts'
import { type Body, bodyVersion } from './body.ts'

/** Where building starts when nothing is taken over: nothing is asked, covered or promised yet. */
export const emptyBody = ({ name, currency }: Pick<ProductForm, 'name' | 'currency'>): Body => ({
  version: bodyVersion,
  dataset: { properties: [] },
  questions: { groups: [] },
  cover: { planName: 'plan', items: [], plans: [], choices: [], addOns: [], frequencies: ['yearly'] },
  rating: { name, currency, currencyDecimals: 2, steps: [], rules: [] },
  declarations: [],
  documents: [],
  regulatory: {
    insurer: '',
    tradingName: '',
    firmReferenceNumber: '',
    statement: '',
    complaints: '',
    demandsAndNeeds: '',
    contact: { phone: '', email: '' },
  },
  standard: { holder: null, email: null, address: null, coverStart: null },
  insured: '',
  period: { length: { by: 'months', months: 12 } },
  translations: {},
})
