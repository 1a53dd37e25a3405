import type { LookUpRole } from '@coverwright/domain/build/page/look-up-role'
import type { Gateways } from '../../../../adapters/payments/gateways.ts'
import type { Tokens } from '../../../../platform/auth/tokens.ts'
import type { Files } from '../../../../platform/files/files.ts'
import type { WaysIn } from '../../../../platform/http/ways-in.ts'
import type { Mounted } from '../../../publish/release/index.ts'
import type { ApplicationRow, JourneyWrite } from '../../application/index.ts'

export interface Mount extends Mounted {
  /** While the company's sites are worked on: until then. */
  readonly backAt?: Date | undefined
  /** Who provided what is sold there, where the two are partners no longer: nothing is quoted any more. */
  readonly formerProvider?: string | undefined
  /** There is a code that buyers could type. */
  readonly hasPromoCodes: boolean
  /** What a connector of the company finds for buyers. */
  readonly lookUpRoles: readonly LookUpRole[]
  /** It is served over HTTPS, with a certificate of its own name. */
  readonly isSecure: boolean
}

/** One buyer's application. It keeps the release it was begun on. */
export type Buyer = Pick<
  ApplicationRow,
  | 'id'
  | 'companyId'
  | 'releaseId'
  | 'mode'
  | 'state'
  | 'answers'
  | 'fetched'
  | 'selection'
  | 'language'
  | 'expiresAt'
  | 'keptUntil'
  | 'customerId'
  | 'couponId'
  | 'voucher'
  | 'reminder'
>

export interface KnownBuyer {
  readonly token: string
  readonly buyer: Buyer
}

export interface SaleServices {
  readonly ways: WaysIn
  readonly gateways: Gateways
  readonly files: Files
  readonly tokens: Tokens
  /** Of the studio's server, which hands out the documents of a policy. */
  readonly publicUrl: string
  /** Connected names are served over HTTPS here, and not by somebody in front. */
  readonly hasHttps: boolean
  readonly now: () => Date
}

/** Writes for a buyer, in one transaction. Whoever writes without being a member is the application itself. */
export const writeFor =
  ({ ways, now }: SaleServices) =>
  <T>({ buyer: { companyId, id } }: KnownBuyer, work: (journey: JourneyWrite) => Promise<T>): Promise<T> =>
    ways.enter({ companyId, memberId: id }, (tx, audit) => work({ tx, audit, now: now() }))
