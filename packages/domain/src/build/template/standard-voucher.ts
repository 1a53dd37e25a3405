import type { Language } from '../../base/language/language.ts'
import { lettersOf } from '../words/letters-of.ts'
import { type LetterPhrase, type Phrase, sayWith } from '../words/say.ts'
import type { DocumentText } from './document-block.ts'
import { namedInDocument } from './fill-document.ts'
import { standardCertificate } from './standard-certificate.ts'
import { documentFields, fieldsOfDocument } from './template-fields.ts'

const sayIn = (language: Language) => sayWith<Phrase | LetterPhrase>(lettersOf(language))

/** What an eVoucher is printed on that has no template. */
export function standardVoucher(language: Language): DocumentText {
  const say = sayIn(language)
  return {
    title: '{{voucherName}} {{voucherCode}}',
    blocks: [
      { type: 'heading', id: 'brand', size: 'brand', text: '{{company}}' },
      { type: 'heading', id: 'title', size: 'title', text: '{{voucherName}}' },
      { type: 'heading', id: 'code', size: 'subtitle', text: '{{voucherCode}}' },
      {
        type: 'facts',
        id: 'rows',
        title: say('eVoucher'),
        rows: [
          { label: say('Value'), value: '{{voucherValue}}' },
          { label: say('Code'), value: '{{voucherCode}}' },
          { label: say('Valid from'), value: '{{voucherStart}}' },
          { label: say('Valid until'), value: '{{voucherEnd}}' },
          { label: say('About'), value: '{{voucherAbout}}' },
        ],
      },
    ],
  }
}

/** Under every page of a voucher, whoever designed it: how it is used, and what it is not worth. */
export const voucherStatement = (language: Language): string =>
  sayIn(language)(
    'Type the code beside the prices and pay for the year at once. The voucher is used once: what it is worth beyond the price is lost. It cannot be exchanged for money.',
  )

/** What everybody is given who has designed none. */
export const standardDocuments = { certificate: standardCertificate, voucher: standardVoucher } as const

/** What a text is of that is still being written: whatever says something of a voucher is one. */
export const documentOf = (text: DocumentText) =>
  namedInDocument(text).some((name) => ofVoucher.has(name)) ? 'voucher' : 'certificate'

/** Those of no policy. */
const ofVoucher: ReadonlySet<string> = new Set(
  fieldsOfDocument.voucher.filter((name) => !documentFields.includes(name)),
)
