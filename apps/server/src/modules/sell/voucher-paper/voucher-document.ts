import { type Language, languageTags } from '@coverwright/domain/base/language/language'
import { formatAmount } from '@coverwright/domain/base/money/money'
import type { DocumentText } from '@coverwright/domain/build/template/document-block'
import { type DocumentFacts, fillDocument } from '@coverwright/domain/build/template/fill-document'
import type { Values } from '@coverwright/domain/build/template/segments'
import { listHeadings } from '@coverwright/domain/build/template/standard-certificate'
import { standardVoucher, voucherStatement } from '@coverwright/domain/build/template/standard-voucher'
import type { VoucherRow } from '../voucher/index.ts'

interface Printed {
  readonly voucher: Pick<VoucherRow, 'name' | 'value' | 'currency' | 'description' | 'startsAt' | 'endsAt'>
  readonly code: string
  readonly tradingName: string
  readonly timeZone: string
  readonly language: Language
  /** What the company designed, with what it says of itself; absent for the standard. */
  readonly design?: { readonly text: DocumentText; readonly own: Values } | undefined
}

/** What staff wrote stays as they wrote it; the rest is in the company's language. */
export function voucherDocument({ voucher, code, tradingName, timeZone, language, design }: Printed) {
  const { name, value, currency, description, startsAt, endsAt } = voucher
  const tag = languageTags[language]
  const time = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone })
  const values: Values = {
    ...design?.own,
    company: tradingName,
    voucherName: name,
    voucherCode: code,
    voucherValue: formatAmount(value, currency, tag),
    voucherStart: time.format(startsAt),
    voucherEnd: time.format(endsAt),
    voucherAbout: description,
  }
  const facts = { tag, author: tradingName, testNote: null, statement: voucherStatement(language), values }
  return fillDocument(design?.text ?? standardVoucher(language), { ...facts, lists: noLists(language) })
}

/** It is of no policy: a template with lists is not put to use for it. */
function noLists(language: Language): DocumentFacts['lists'] {
  const { policy, cover, cost, help } = listHeadings(language)
  return { policy: empty(policy), cover: empty(cover), cost: empty(cost), help: empty(help) }
}

const empty = (heading: string) => ({ heading, rows: [] })
