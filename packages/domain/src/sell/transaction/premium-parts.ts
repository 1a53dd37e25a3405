export interface PremiumParts {
  readonly netMinor: number
  readonly commissionMinor: number
  readonly feeMinor: number
  readonly taxMinor: number
  readonly grossMinor: number
}

const minus = (minor: number) => (minor === 0 ? 0 : -minor)

/** All of it goes back. */
export const reversed = ({
  netMinor,
  commissionMinor,
  feeMinor,
  taxMinor,
  grossMinor,
}: PremiumParts): PremiumParts => ({
  netMinor: minus(netMinor),
  commissionMinor: minus(commissionMinor),
  feeMinor: minus(feeMinor),
  taxMinor: minus(taxMinor),
  grossMinor: minus(grossMinor),
})

/** The part that was never paid, `of` out of `total`: each part rounded to the penny, net takes what is left over. */
export function shareOf(parts: PremiumParts, of: number, total: number): PremiumParts {
  const share = (minor: number) => (total === 0 ? 0 : Math.round((minor * of) / total))
  const grossMinor = share(parts.grossMinor)
  const commissionMinor = share(parts.commissionMinor)
  const feeMinor = share(parts.feeMinor)
  const taxMinor = share(parts.taxMinor)
  return {
    netMinor: grossMinor - commissionMinor - feeMinor - taxMinor,
    commissionMinor,
    feeMinor,
    taxMinor,
    grossMinor,
  }
}
