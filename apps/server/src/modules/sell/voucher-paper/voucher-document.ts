import { type Language, languageTags } from '@coverwright/domain/base/language/language'
import { formatAmount } from '@coverwright/domain/base/money/money'
import type { FilledDocument } from '@coverwright/domain/build/template/fill-document'
import { lettersOf } from '@coverwright/domain/build/words/letters-of'
import { type LetterPhrase, type Phrase, sayWith } from '@coverwright/domain/build/words/say'
import type { VoucherRow } from '../voucher/index.ts'

interface Printed {
  readonly voucher: Pick<VoucherRow, 'name' | 'value' | 'currency' | 'description' | 'startsAt' | 'endsAt'>
  readonly code: string
  readonly tradingName: string
  readonly timeZone: string
  readonly language: Language
}

/** What staff wrote stays as they wrote it; the rest is in the company's language. */
export function voucherDocument({ voucher, code, tradingName, timeZone, language }: Printed): FilledDocument {
  const { name, value, currency, description, startsAt, endsAt } = voucher
  const say = sayWith<Phrase | LetterPhrase>(lettersOf(language))
  const tag = languageTags[language]
  const time = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone })
  const rows = [
    { label: say('Value'), value: formatAmount(value, currency, tag) },
    { label: say('Code'), value: code },
    { label: say('Valid from'), value: time.format(startsAt) },
    { label: say('Valid until'), value: time.format(endsAt) },
    { label: say('About'), value: description },
  ]
  return {
    tag,
    author: tradingName,
    title: `${name} ${code}`,
    testNote: null,
    blocks: [
      { type: 'heading', id: 'brand', size: 'brand', text: tradingName },
      { type: 'heading', id: 'title', size: 'title', text: name },
      { type: 'heading', id: 'code', size: 'subtitle', text: code },
      { type: 'rows', id: 'rows', title: say('eVoucher'), rows },
    ],
    statement: say(
      'Type the code beside the prices and pay for the year at once. The voucher is used once: what it is worth beyond the price is lost. It cannot be exchanged for money.',
    ),
  }
}
