import type { voucher } from '@coverwright/contract/sell/voucher'
import { formatAmount } from '@coverwright/domain/base/money/money'
import type { FilledDocument } from '@coverwright/domain/build/template/fill-document'
import { fail } from '@coverwright/domain/errors'
import { localTimeAt } from '@coverwright/domain/publish/release/local-time'
import { goOut } from '../../../platform/http/handlers.ts'
import { tryDocument } from '../../build/template/index.ts'
import { getOwnCompanyRow } from '../../company/company/index.ts'
import { findCodeOf } from '../promotion-code/index.ts'
import { getVoucherInCompany } from '../voucher/index.ts'

const dayAndTime = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone }).format(at)

/** Set outside of any transaction, apart from what customers wait for: a page takes a fifth of a second. */
export const printVoucher = goOut<typeof voucher, 'printVoucher'>()({
  read: async ({ tx }, { id, code }) => {
    const found = await getVoucherInCompany(tx, id)
    const { name: tradingName, timeZone } = await getOwnCompanyRow(tx)
    const printed = found.promoCode ?? (code && (await findCodeOf(tx, id, code))?.code) ?? ''
    if (printed === '' || (code !== '' && code !== printed)) return fail('voucher.no-such-code')
    const { name, value, currency, description, startsAt, endsAt } = found
    const rows = [
      { label: 'Value', value: formatAmount(value, currency) },
      { label: 'Code', value: printed },
      { label: 'Valid from', value: dayAndTime(startsAt, timeZone) },
      { label: 'Valid until', value: dayAndTime(endsAt, timeZone) },
      { label: 'About', value: description },
    ]
    const document: FilledDocument = {
      tag: 'en-GB',
      author: tradingName,
      title: `${name} ${printed}`,
      testNote: null,
      blocks: [
        { type: 'heading', id: 'brand', size: 'brand', text: tradingName },
        { type: 'heading', id: 'title', size: 'title', text: name },
        { type: 'heading', id: 'code', size: 'subtitle', text: printed },
        { type: 'rows', id: 'rows', title: 'eVoucher', rows },
      ],
      statement:
        'Type the code beside the prices and pay for the year at once. The voucher is used once: what it is worth beyond the price is lost. It cannot be exchanged for money.',
    }
    return { document, name: `${name} ${localTimeAt(endsAt, timeZone).slice(0, 10)}.pdf` }
  },
  act: async ({ document, name }) => ({ name, bytes: await tryDocument(document) }),
  settle: async (_context, _document, { name, bytes }) => ({ name, base64: Buffer.from(bytes).toString('base64') }),
})
