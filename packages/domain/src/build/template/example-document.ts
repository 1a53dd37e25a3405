import { type Language, languageTags } from '../../base/language/language.ts'
import type { TemplatedDocument } from './document-block.ts'
import type { DocumentFacts } from './fill-document.ts'
import { listHeadings } from './standard-certificate.ts'
import { voucherStatement } from './standard-voucher.ts'
import { exampleValues, fieldsOfDocument } from './template-fields.ts'

const rows: Readonly<Record<keyof DocumentFacts['lists'], Readonly<Record<string, string>>>> = {
  policy: {
    Policyholder: exampleValues.name,
    Insured: exampleValues.insured,
    Product: exampleValues.product,
    Plan: exampleValues.plan,
    Cover: `${exampleValues.startDate} to ${exampleValues.endDate}`,
  },
  cover: { 'Vet fees': '£7,000 a year', 'Death or theft': 'Up to £1,000', 'Travel abroad': 'Not covered' },
  cost: { 'Total for the year': '£212.40', 'Including tax': '£22.76', 'Payment 1 of 12': '£17.70' },
  help: { 'Claims and questions': exampleValues.phone, Complaints: 'Write to complaints@example.com.' },
}

/** To try a document with, where no policy is chosen. */
export function exampleDocument(language: Language, document: TemplatedDocument = 'certificate'): DocumentFacts {
  const headings = listHeadings(language)
  const listOf = (list: keyof typeof rows) => ({
    heading: headings[list],
    rows: Object.entries(rows[list]).map(([label, value]) => ({ label, value })),
  })
  return {
    tag: languageTags[language],
    author: exampleValues.company,
    testNote: null,
    statement: document === 'voucher' ? voucherStatement(language) : exampleValues.regulatory,
    // What only messages know would be shown here and never printed.
    values: Object.fromEntries(fieldsOfDocument[document].map((name) => [name, exampleValues[name]])),
    lists: { policy: listOf('policy'), cover: listOf('cover'), cost: listOf('cost'), help: listOf('help') },
  }
}
