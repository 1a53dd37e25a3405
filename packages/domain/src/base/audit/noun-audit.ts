/**
 * What somebody did, to go after their name; where nobody of the company did it, by whom. `{}` is the thing by its name,
 * `{a company}` the same, or these words where it has none.
 */
type Words = string | { readonly by: string; readonly says: string }

export type AuditWords = Readonly<Record<string, Words>>

/** What the audit log says of a noun. */
export interface NounAudit {
  /** What entries are about, as the filter names it. */
  readonly things?: Readonly<Record<string, string>>
  /**
   * The tables of such things, and the column in which people find their names. Customers and invited people have none:
   * nobody's name or address is read in the log but a colleague's.
   */
  readonly named?: Readonly<Record<string, string>>
  /** By the call, or the name under which jobs, sites and links write. */
  readonly done: AuditWords
}

export const visitor = (says: string) => ({ by: 'Somebody who was not signed in', says })
export const customer = (says: string) => ({ by: 'A customer', says })
export const somebodyOfTheApp = 'Somebody of the app'
