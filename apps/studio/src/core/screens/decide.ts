import type { BusinessType, PaymentMode } from '@coverwright/domain/company/company/kinds'
import { takesPayments } from '@coverwright/domain/company/company/takes-payments'
import { roleNames } from '@coverwright/domain/company/member/roles'
import { urlOfPermission } from '@coverwright/domain/permission-url'
import type { Permission } from '@coverwright/domain/permissions'
import { readers } from '@coverwright/domain/readers'
import type { Screen } from './screen.ts'

/** What a decision needs to know of the session. */
export interface Visitor {
  readonly isSignedIn: boolean
  readonly roleList: readonly { readonly name: string }[]
  readonly requestList: readonly { readonly url: string }[]
  readonly paymentMode: PaymentMode | undefined
  readonly businessType: BusinessType | undefined
}

export type Decision =
  | { readonly kind: 'open' }
  | { readonly kind: 'no-access' }
  | { readonly kind: 'redirect'; readonly to: string }

const open = { kind: 'open' } as const
const noAccess = { kind: 'no-access' } as const
const redirect = (to: string) => ({ kind: 'redirect', to }) as const

const signIn = '/'
export const home = '/home'

const designerRoles: ReadonlySet<string> = new Set([roleNames.designer, roleNames.super])

/** The studio's guard is a convenience: what lets anyone in is the server's own check. */
export function decide({ guard, path }: Screen, visitor: Visitor): Decision {
  if (guard.kind === 'anyone') return open
  if (guard.kind === 'guest') return visitor.isSignedIn ? redirect(home) : open
  if (!visitor.isSignedIn) return redirect(signIn)
  if (guard.kind === 'designer') return isDesigner(visitor) ? open : redirect(home)
  if (guard.kind === 'page') return mayRequest(visitor, path) ? open : redirect(home)
  if (guard.kind === 'permission') return hasAny(visitor, guard.anyOf) ? open : noAccess
  if (guard.kind === 'payment-gateway') {
    if (!takesPayments(visitor)) return redirect(home)
    return hasAny(visitor, readers.gateways) ? open : noAccess
  }
  return guard.kind === 'leads-to' ? redirect(guard.path) : open
}

const isDesigner = ({ roleList }: Visitor) => roleList.some(({ name }) => designerRoles.has(name))

export const hasAny = (visitor: Pick<Visitor, 'requestList'>, permissions: readonly Permission[]) =>
  permissions.some((code) => mayRequest(visitor, urlOfPermission(code)))

const mayRequest = ({ requestList }: Pick<Visitor, 'requestList'>, wanted: string) =>
  requestList.some(({ url }) => url === wanted)
