import type { voucher } from '@coverwright/contract/sell/voucher'
import { languageOf } from '@coverwright/domain/company/company/company-language'
import { fail } from '@coverwright/domain/errors'
import { localTimeAt } from '@coverwright/domain/publish/release/local-time'
import { goOut } from '../../../platform/http/handlers.ts'
import { tryDocument } from '../../build/template/index.ts'
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
    const document = voucherDocument({ voucher: found, code: printed, tradingName, timeZone, language })
    return { document, name: `${found.name} ${localTimeAt(found.endsAt, timeZone).slice(0, 10)}.pdf` }
  },
  act: async ({ document, name }) => ({ name, bytes: await tryDocument(document) }),
  settle: async (_context, _document, { name, bytes }) => ({ name, base64: Buffer.from(bytes).toString('base64') }),
})
