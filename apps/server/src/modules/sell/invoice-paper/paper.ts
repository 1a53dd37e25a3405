import { dayWords } from '@coverwright/domain/base/day/day'
import { formatMoney } from '@coverwright/domain/base/money/money'
import type { FilledDocument } from '@coverwright/domain/build/template/fill-document'
import { accountOf, addressOf, type Issuer } from '@coverwright/domain/company/issuer/issuer'
import type { BillingDetails } from '@coverwright/domain/company/plan-order/plan-order'

interface Row {
  readonly label: string
  readonly value: string
}

interface Paper {
  readonly kind: 'Invoice' | 'Credit note'
  readonly number: string
  /** What it refers to, after number and date. */
  readonly about: readonly Row[]
  readonly issuedOn: string
  readonly billedTo: BillingDetails
  /** As it was when the paper was written; null where nobody had said it. */
  readonly issuer: Issuer | null
  /** The money is still to come: where a transfer goes stands there. */
  readonly isOwed?: boolean
  readonly linesTitle: string
  readonly lines: readonly { readonly text: string; readonly amountMinor: number }[]
  readonly sums: {
    readonly netMinor: number
    readonly vatPercent: number
    readonly vatMinor: number
    readonly totalMinor: number
    readonly currency: Parameters<typeof formatMoney>[1]
  }
  readonly totalLabel: string
  readonly statement: string
}

const countries = new Intl.DisplayNames('en-GB', { type: 'region' })
const countryName = (country: BillingDetails['country']) => countries.of(country)

/** An invoice and what is given back of one look alike. */
export function paperOf({
  kind,
  number,
  about,
  issuedOn,
  billedTo,
  issuer,
  isOwed,
  linesTitle,
  lines,
  sums,
  totalLabel,
  statement,
}: Paper) {
  const money = (minor: number) => formatMoney(minor, sums.currency)
  const account = isOwed ? accountOf(issuer) : undefined
  const rows = [
    { label: kind, value: number },
    { label: 'Date', value: dayWords(issuedOn) },
    ...about,
    ...(issuer ? [{ label: 'Issued by', value: issuedBy(issuer).join('\n') }] : []),
    { label: 'Billed to', value: addressOf(billedTo, countryName).join('\n') },
    ...(billedTo.vatNumber ? [{ label: 'VAT number', value: billedTo.vatNumber }] : []),
    ...(account ? [{ label: 'Transfer to', value: account.join('\n') }] : []),
  ]
  const vat =
    sums.vatPercent > 0
      ? { label: `VAT ${sums.vatPercent}%`, value: money(sums.vatMinor) }
      : { label: 'VAT', value: 'Outside the scope of United Kingdom VAT' }
  const ordered = lines.map(({ text, amountMinor }) => ({ label: text, value: money(amountMinor) }))
  const totals = [
    { label: 'Before tax', value: money(sums.netMinor) },
    vat,
    { label: totalLabel, value: money(sums.totalMinor) },
  ]
  const title = `${kind} ${number}`
  const document: FilledDocument = {
    tag: 'en-GB',
    author: issuer?.name ?? 'Coverwright',
    title,
    testNote: null,
    blocks: [
      { type: 'heading', id: 'brand', size: 'brand', text: 'Coverwright' },
      { type: 'heading', id: 'title', size: 'title', text: title },
      { type: 'rows', id: 'about', title: `About this ${kind.toLowerCase()}`, rows },
      { type: 'amounts', id: 'lines', title: linesTitle, rows: ordered, isSum: false },
      { type: 'amounts', id: 'sums', title: 'Total', rows: totals, isSum: true },
    ],
    statement,
  }
  return { document, name: `${number}.pdf` }
}

const issuedBy = (issuer: Issuer): readonly string[] => [
  ...addressOf(issuer, countryName),
  issuer.registration,
  `VAT number ${issuer.vatNumber}`,
]
