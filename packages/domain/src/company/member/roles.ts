/**
 * What a person may be in a company; `super` is the staff of the company that runs the product, `trial` somebody who
 * looks around for a while.
 */
export const roles = ['primary', 'admin', 'standard', 'designer', 'trial', 'super'] as const

export type Role = (typeof roles)[number]

/** As the session's role list and the screens name them. */
export const roleNames = {
  primary: 'Primary',
  admin: 'Admin',
  standard: 'Standard',
  designer: 'Designer',
  trial: 'Trial',
  super: 'Super',
} as const satisfies Record<Role, string>

const ranks = { primary: 3, super: 3, admin: 2, standard: 1, designer: 1, trial: 1 } as const satisfies Record<
  Role,
  number
>

/** As people know them besides. */
const otherNames = ['secondary', 'operator'] as const

const keyOf = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/users?$/, '')

const keys = new Set<string>([...roles, ...otherNames].map(keyOf))

/** Names a role of the product, however it is written: another under that name would be taken for it. */
export const isRoleOfProduct = (name: string) => keys.has(keyOf(name))

export const isPrimary = (name: string) => keyOf(name) === 'primary'

/** Whom a person may manage: those of a lower rank, so never the primary user and never themselves. */
export const isBelow = (role: Role, actor: Role) => ranks[role] < ranks[actor] && ranks[actor] > 1

/** What a colleague can be made. The primary user is one by registering the company, or by a transfer. */
export const assignableRoles = ['admin', 'standard', 'designer'] as const

/** What somebody can be invited as: what a colleague can be made, or a trial user. */
export const invitableRoles = [...assignableRoles, 'trial'] as const satisfies readonly Role[]
