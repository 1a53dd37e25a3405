import { useJourney } from './journey.ts'

/** Pounds large, pence small. */
export function Price({ minor, currency }: { readonly minor: number; readonly currency: string }) {
  const { locale } = useJourney()
  const parts = formatOf(locale, currency).formatToParts(minor / 100)
  const at = parts.findIndex(({ type }) => type === 'decimal')
  const textOf = (some: typeof parts) => some.map(({ value }) => value).join('')
  return (
    <span className="cj-price">
      {textOf(parts.slice(0, at))}
      <small>{textOf(parts.slice(at))}</small>
    </span>
  )
}

/** An amount as the language of the page writes it. */
export function useMoney(currency: string): (minor: number) => string {
  const { locale } = useJourney()
  return (minor) => formatOf(locale, currency).format(minor / 100)
}

// Every currency on offer has two decimals.
const formatOf = (locale: string, currency: string) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: 2 })
