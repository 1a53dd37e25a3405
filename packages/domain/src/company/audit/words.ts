/**
 * What somebody did, to go after their name; where nobody of the company did it, by whom. `{a company}` is the thing by
 * its name, or these words where it has none.
 */
type Words = string | { readonly by: string; readonly says: string }

export type AuditWords = Readonly<Record<string, Words>>
