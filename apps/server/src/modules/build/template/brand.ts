import { inkOn, underWhite } from '@coverwright/domain/base/colour/contrast'
import type { Language } from '@coverwright/domain/base/language/language'
import { keywordsIn } from '@coverwright/domain/build/template/check-template'
import type { Compiled } from '@coverwright/domain/build/template/compiled'
import type { Values } from '@coverwright/domain/build/template/segments'
import type { BusinessType } from '@coverwright/domain/company/company/kinds'
import { variants } from '@coverwright/domain/variant'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { getOwnCompany } from '../../company/company/index.ts'
import { keywordValues } from '../keyword/index.ts'
import { logoAddress } from './logo.ts'

/** Of a company that has chosen none: that of the studio it works in. */
const usualColour = {
  insurer: underWhite(variants.INSURER.brand),
  broker: underWhite(variants.BROKER.brand),
} as const satisfies Record<BusinessType, string>

/** What the company's messages say in its own words, and what its mails are dressed in, as it is when they are sent. */
export const ownValues = async (tx: ReadTx, compiled: Compiled, language: Language): Promise<Values> => ({
  ...(await keywordValues(tx, keywordsIn(compiled), language)),
  ...(await brandValues(tx)),
})

export async function brandValues(tx: ReadTx): Promise<Values> {
  const { name, businessType, themeColour, logoFileId } = await getOwnCompany(tx)
  const colour = themeColour ?? usualColour[businessType]
  const logo = logoFileId ? logoAddress : undefined
  return { 'brand.company': name, 'brand.colour': colour, 'brand.ink': inkOn(colour), 'brand.logo': logo }
}
