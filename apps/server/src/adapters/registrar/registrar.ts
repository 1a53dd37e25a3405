import type { RecordType } from '@coverwright/domain/publish/domain/domain'

export interface Offered {
  readonly name: string
  /** Silence is `unknown`: it is never taken for `available`. */
  readonly availability: 'available' | 'taken' | 'unknown'
  readonly isPremium: boolean
  /** Of one year, without tax; null where it is not to be had. */
  readonly priceMinor: number | null
  readonly renewalMinor: number | null
}

/** To whom the name belongs: the company, never whoever runs the product. */
export interface Registrant {
  readonly name: string
  /** Who answers for it. */
  readonly person: string
  readonly email: string
  readonly address: string
  readonly city: string
  readonly postcode: string
  readonly country: string
}

/** When it was asked for first under this reference, whatever became of that; null where it never was. */
type AskedAt = Date | null

interface Registering {
  readonly name: string
  /** The same reference never registers, or renews, a second time. */
  readonly reference: string
  readonly registrant: Registrant
  readonly askedAt: AskedAt
}

interface Renewing {
  readonly name: string
  readonly reference: string
  /** Until when the name is registered now: what was renewed meanwhile is not renewed again. */
  readonly endsOn: string
  readonly askedAt: AskedAt
}

export type Registered =
  | { readonly kind: 'registered'; readonly endsOn: string }
  | { readonly kind: 'pending' }
  | { readonly kind: 'refused'; readonly reason: string }

export interface NameRecord {
  readonly type: RecordType
  readonly host: string
  readonly value: string
}

/**
 * Who sells names. Every call may be repeated: one that was killed half-way, or whose answer was lost, is made again with
 * the same reference. What is not answered is thrown.
 */
export interface Registrar {
  readonly currency: 'GBP'
  /** What names end with, the usual one first. */
  readonly endings: readonly string[]
  readonly offer: (names: readonly string[]) => Promise<readonly Offered[]>
  readonly register: (order: Registering) => Promise<Registered>
  readonly renew: (order: Renewing) => Promise<Registered>
  /** In place of those that a host had of a type. */
  readonly setRecords: (name: string, records: readonly NameRecord[]) => Promise<void>
  /** With it the name is taken to another registrar. */
  readonly transferCode: (name: string) => Promise<string>
}
