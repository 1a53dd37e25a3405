import type { Design } from '@coverwright/domain/build/product/design-file'
import { bodyOf } from '@coverwright/domain/build/product-template/body-of'
import type { Firm } from '@coverwright/domain/build/product-template/firm'
import { startingTables } from '@coverwright/domain/build/product-template/starting-tables'
import { lineTemplates } from '@coverwright/domain/build/product-template/templates'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { getOwnCompanyRow } from '../../company/company/index.ts'

/** What a website without an insurance begins with: what its line asks of everybody, at starting rates. */
export async function startingInsurance(
  tx: ReadTx,
  settings: Design['settings'],
): Promise<Pick<Design, 'body' | 'tables'>> {
  const template = lineTemplates[settings.line]
  return { body: bodyOf(template, settings, await ownFirm(tx)), tables: startingTables(template) }
}

/** The company as the texts of its products name it. */
export async function ownFirm(tx: ReadTx): Promise<Firm> {
  const { name, partnerType, licenceNumber, contactNumber, officialEmail } = await getOwnCompanyRow(tx)
  return {
    name,
    isInsurer: partnerType === 'insurer',
    licenceNumber: licenceNumber ?? '',
    phone: contactNumber ?? '',
    email: officialEmail,
  }
}
