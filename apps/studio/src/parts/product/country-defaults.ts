import type { ProductForm } from '@coverwright/domain/build/product/product'

type Country = ProductForm['country']
type Defaults = Pick<ProductForm, 'currency' | 'timeZone' | 'languages'>

/** What a product sold in the country most likely needs; whoever makes it may choose otherwise. */
export const countryDefaults: Readonly<Record<Country, Defaults>> = {
  GB: { currency: 'GBP', timeZone: 'Europe/London', languages: ['en_uk'] },
  US: { currency: 'USD', timeZone: 'America/New_York', languages: ['en_us'] },
  HK: { currency: 'HKD', timeZone: 'Asia/Hong_Kong', languages: ['en_uk'] },
  SG: { currency: 'SGD', timeZone: 'Asia/Singapore', languages: ['en_uk'] },
  MY: { currency: 'MYR', timeZone: 'Asia/Kuala_Lumpur', languages: ['en_uk'] },
  TH: { currency: 'THB', timeZone: 'Asia/Bangkok', languages: ['th_th'] },
  ID: { currency: 'IDR', timeZone: 'Asia/Jakarta', languages: ['en_id'] },
}
