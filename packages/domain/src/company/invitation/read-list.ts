import { z } from 'zod'
import { cellsOf } from '../../base/csv/read-csv.ts'

/** As a list says it, before anyone has looked whether it is right. */
export const ListedPerson = z
  .object({ email: z.string(), name: z.string(), role: z.string() })
  .meta({ id: 'ListedPerson' })
export type ListedPerson = Readonly<z.output<typeof ListedPerson>>

type Column = keyof ListedPerson

const headings: Readonly<Record<string, Column>> = {
  email: 'email',
  'e-mail': 'email',
  'email address': 'email',
  'e-mail address': 'email',
  mail: 'email',
  name: 'name',
  'full name': 'name',
  role: 'role',
}

const defaultRole = 'Standard'

/** How such a list may begin; a role that is left out is the usual one. */
export const samplePeople: readonly (readonly string[])[] = [
  ['Email', 'Name', 'Role'],
  ['noor@tarnbrook.example', 'Noor', defaultRole],
  ['sol@tarnbrook.example', 'Sol', ''],
]

/**
 * People from a pasted list or a CSV file: an address a line, or columns split by comma, semicolon or tab. Without a
 * line of headings the address is wherever the at sign is, the name comes before or after it, the role last.
 */
export const readList = (text: string): ListedPerson[] => peopleIn(cellsOf(text))

/** The same from the cells of a sheet. */
export function peopleIn(cells: readonly (readonly string[])[]): ListedPerson[] {
  const rows = cells.filter((row) => row.some((cell) => cell !== ''))
  const [first = [], ...rest] = rows
  const columns = first.map((cell) => headings[cell.toLowerCase()])
  if (!columns.includes('email')) return rows.flatMap(guess)
  return rest.map((row) => {
    const cell = (column: Column) => row[columns.indexOf(column)] ?? ''
    return { email: cell('email'), name: cell('name'), role: cell('role') || defaultRole }
  })
}

function guess(row: readonly string[]): ListedPerson[] {
  // Several addresses on one line: a list copied from a mail's recipients.
  if (row.filter(isAddress).length > 1) return row.filter(isAddress).map((cell) => person(cell))
  return [person(...row)]
}

const isAddress = (cell: string) => cell.includes('@')

function person(...row: readonly string[]): ListedPerson {
  const at = row.findIndex(isAddress)
  const mail = row[at] ?? row[0] ?? ''
  const others = row.filter((cell, index) => index !== Math.max(at, 0) && cell !== '')
  // As mail programs write it: "Sol Marrick <sol@tarnbrook.example>".
  const [, named = '', inside] = /^"?([^"<]*?)"?\s*<([^<>]+)>$/.exec(mail) ?? []
  const [name = '', role = ''] = named ? [named, ...others] : others
  return { email: inside ?? mail, name, role: role || defaultRole }
}
