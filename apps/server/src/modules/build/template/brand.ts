import { inkOn } from '@coverwright/domain/base/colour/contrast'
import type { Language } from '@coverwright/domain/base/language/language'
import { keywordsIn } from '@coverwright/domain/build/template/check-template'
import type { Compiled } from '@coverwright/domain/build/template/compiled'
import type { Values } from '@coverwright/domain/build/template/segments'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { getOwnCompany } from '../../company/company/index.ts'
import { keywordValues } from '../keyword/index.ts'
import { logoAddress } from './logo.ts'

/** Of a company that has chosen none. */
const plainColour = '#175cd3'

/** What the company's messages say in its own words, and what its mails are dressed in, as it is when they are sent. */
export const ownValues = async (tx: ReadTx, compiled: Compiled, language: Language): Promise<Values> => ({
  ...(await keywordValues(tx, keywordsIn(compiled), language)),
  ...(await brandValues(tx)),
})

export async function brandValues(tx: ReadTx): Promise<Values> {
  const { name, themeColour, logoFileId } = await getOwnCompany(tx)
  const colour = themeColour ?? plainColour
  const logo = logoFileId ? logoAddress : undefined
  return { 'brand.company': name, 'brand.colour': colour, 'brand.ink': inkOn(colour), 'brand.logo': logo }
}
