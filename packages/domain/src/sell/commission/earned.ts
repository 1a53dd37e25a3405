import type { CommissionMethod } from '../channel/connection.ts'

interface Terms {
  readonly method: CommissionMethod
  /** As it was typed: 12.5 */
  readonly ratioValue: string
}

interface Parts {
  readonly netMinor: number
  readonly commissionMinor: number
}

/** The premium before fees and tax. */
export const baseOf = ({ netMinor, commissionMinor }: Parts) => netMinor + commissionMinor

/** A hundredth of a per cent of a penny amount: whole numbers all the way, so that half a penny is never lost to binary. */
const hundredthsOf = (typed: string) => Math.round(Number(typed) * 100)

/** Halves go up, as in every other part of a price. */
export const earnedMinor = (baseMinor: number, { method, ratioValue }: Terms): number =>
  method === 'fixed' ? hundredthsOf(ratioValue) : Math.round((baseMinor * hundredthsOf(ratioValue)) / 10_000)

/** Of what was earned, the share of the price that goes back or is never paid; with a minus. */
export function clawedBackMinor(earned: number, backMinor: number, grossMinor: number): number {
  const share = grossMinor === 0 ? 0 : Math.round((earned * Math.abs(backMinor)) / grossMinor)
  return share === 0 ? 0 : -share
}
