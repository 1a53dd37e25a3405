import { z } from 'zod'
import type { Role } from '../../company/member/roles.ts'
import { idOf } from '../../fields.ts'

/** Who works on a product: everybody who may work on products, or its owner and those who were invited. */
export const productOpenings = ['company', 'invited'] as const
export const accessKinds = ['write', 'read'] as const

export const InvitedMember = z.strictObject({ memberId: idOf('member'), access: z.enum(accessKinds) })

export const ProductAccessForm = z
  .strictObject({
    id: idOf('product'),
    openTo: z.enum(productOpenings),
    invited: z.array(InvitedMember).max(200),
  })
  .meta({ examples: [{ openTo: 'invited', invited: [{ access: 'read' }] }] })

export const ProductAccess = z
  .object({
    openTo: z.enum(productOpenings),
    /** Null where it was made before products had owners. */
    owner: z.object({ memberId: idOf('member'), name: z.string() }).nullable(),
    invited: z.array(z.object({ memberId: idOf('member'), name: z.string(), access: z.enum(accessKinds) })),
    /** What whoever asks may do. */
    own: z.enum(accessKinds),
  })
  .meta({ id: 'ProductAccess' })

export type AccessKind = (typeof accessKinds)[number]
export type ProductAccess = z.output<typeof ProductAccess>

interface Asked {
  readonly openTo: (typeof productOpenings)[number]
  readonly ownerId: string | null
  readonly memberId: string
  readonly role: Role
  /** What this member was invited to, if at all. */
  readonly invited: AccessKind | undefined
}

/** Owners and those who run the company always may. Who was invited to read reads, also where all others may write. */
export function accessOf({ openTo, ownerId, memberId, role, invited }: Asked): AccessKind {
  if (ownerId === memberId || role === 'primary' || role === 'admin') return 'write'
  return invited ?? (openTo === 'company' ? 'write' : 'read')
}
