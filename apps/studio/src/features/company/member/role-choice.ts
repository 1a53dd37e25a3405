import { assignableRoles, isBelow, type Role, roleNames } from '@coverwright/domain/company/member/roles'
import type { TeamRole } from '@coverwright/domain/company/member/team'
import { said } from '../../../core/text/said.ts'

type Assignable = (typeof assignableRoles)[number]

/** A role of the product, or one of the company's own: one list to choose from, one value in the field. */
export const choiceOf = ({ role, roleId }: { readonly role: Role; readonly roleId: string | null }) => roleId ?? role

export const placeOf = (choice: string): { role: Assignable; roleId: string | null } => {
  const role = assignableRoles.find((each) => each === choice)
  return role ? { role, roleId: null } : { role: 'standard', roleId: choice }
}

/** What somebody may make a colleague, the company's own roles last. */
export function roleChoices(own: Role, all: readonly TeamRole[]) {
  const ofProduct = assignableRoles.filter((role) => isBelow(role, own))
  return [
    ...ofProduct.map((role) => ({ value: role as string, label: said(roleNames[role]) })),
    ...all.flatMap(({ id, name }) => (id ? [{ value: id, label: name }] : [])),
  ]
}
