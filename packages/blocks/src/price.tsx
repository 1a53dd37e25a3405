/** Pounds large, pence small. */
export function Price({ minor, currency }: { readonly minor: number; readonly currency: string }) {
  const parts = formatOf(currency).formatToParts(minor / 100)
  const at = parts.findIndex(({ type }) => type === 'decimal')
  const textOf = (some: typeof parts) => some.map(({ value }) => value).join('')
  return (
    <span className="cj-price">
      {textOf(parts.slice(0, at))}
      <small>{textOf(parts.slice(at))}</small>
    </span>
  )
}

export const money = (minor: number, currency: string) => formatOf(currency).format(minor / 100)

// Every currency on offer has two decimals.
const formatOf = (currency: string) =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency, minimumFractionDigits: 2 })
