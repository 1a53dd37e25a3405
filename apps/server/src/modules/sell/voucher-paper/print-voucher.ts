import type { voucher } from '@coverwright/contract/sell/voucher'
import type { Language } from '@coverwright/domain/base/language/language'
import { languageOf } from '@coverwright/domain/company/company/company-language'
import { fail } from '@coverwright/domain/errors'
import { localTimeAt } from '@coverwright/domain/publish/release/local-time'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { goOut } from '../../../platform/http/handlers.ts'
import { ownValues, publishedTemplate, tryDocument } from '../../build/template/index.ts'
import { getOwnCompanyRow } from '../../company/company/index.ts'
import { findCodeOf } from '../promotion-code/index.ts'
import { getVoucherInCompany } from '../voucher/index.ts'
import { voucherDocument } from './voucher-document.ts'

/** Set outside of any transaction, apart from what customers wait for: a page takes a fifth of a second. */
export const printVoucher = goOut<typeof voucher, 'printVoucher'>()({
  read: async ({ tx }, { id, code }) => {
    const found = await getVoucherInCompany(tx, id)
    const { name: tradingName, timeZone, country } = await getOwnCompanyRow(tx)
    const printed = found.promoCode ?? (code && (await findCodeOf(tx, id, code))?.code) ?? ''
    if (printed === '' || (code !== '' && code !== printed)) return fail('voucher.no-such-code')
    const language = languageOf[country]
    const design = found.paper === 'template' ? await designIn(tx, language) : undefined
    const { document, missing } = voucherDocument({
      voucher: found,
      code: printed,
      tradingName,
      timeZone,
      language,
      design,
    })
    // A keyword may have gone since the template was put to use. Nothing is printed instead without a word.
    if (missing.length > 0) return fail('voucher.not-filled')
    return { document, name: `${found.name} ${localTimeAt(found.endsAt, timeZone).slice(0, 10)}.pdf` }
  },
  act: async ({ document, name }, { ports, actor }) => ({
    name,
    bytes: await tryDocument(document, { files: ports.files, companyId: actor.companyId }),
  }),
  settle: async (_context, _document, { name, bytes }) => ({ name, base64: Buffer.from(bytes).toString('base64') }),
})

async function designIn(tx: ReadTx, language: Language) {
  const found = await publishedTemplate(tx, { kind: 'document', document: 'voucher', productId: null, language })
  const text = found?.compiled.kind === 'document' ? found.compiled.texts[language] : undefined
  if (!found || !text) return fail('voucher.no-template')
  return { text, own: await ownValues(tx, found.compiled, language) }
}
