/** What a person may be in a company; `super` is the staff of the company that runs the product. */
export const roles = ['primary', 'admin', 'standard', 'designer', 'super'] as const

export type Role = (typeof roles)[number]

/** As the session's role list and the screens name them. */
export const roleNames = {
  primary: 'Primary',
  admin: 'Admin',
  standard: 'Standard',
  designer: 'Designer',
  super: 'Super',
} as const satisfies Record<Role, string>
