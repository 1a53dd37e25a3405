import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** What a whole installation held when it ran an earlier state of the code. */
export interface State {
  /** Those that had been applied. */
  readonly migrations: readonly string[]
  /** How the job tables of that time are made: they are not ours, and change with their library. */
  readonly jobTables: string
  readonly tables: readonly TableCopy[]
  readonly sequences: readonly { readonly name: string; readonly value: string }[]
  readonly files: readonly { readonly key: string; readonly base64: string }[]
  readonly known: Known
}

interface TableCopy {
  readonly name: string
  readonly columns: readonly string[]
  /** As PostgreSQL's COPY writes it. */
  readonly rows: string
}

/** What people outside of the database hold in their hands. */
export interface Known {
  readonly policies: readonly { readonly email: string; readonly number: string }[]
  /** Browsers in the middle of a journey. */
  readonly journeys: readonly { readonly email: string; readonly cookies: readonly (readonly [string, string])[] }[]
  readonly sessions: readonly { readonly email: string; readonly refreshToken: string }[]
  readonly eventIds: readonly string[]
  /** What its secrets are sealed with; states from before they were have none. */
  readonly secretsKey?: string
}

const ending = '.json.gz'

export const fileOf = (name: string) => join(import.meta.dirname, `${name}${ending}`)

export const readState = async (name: string): Promise<State> =>
  JSON.parse(gunzipSync(await readFile(fileOf(name))).toString())

/** Oldest first. */
export const stateNames = async (): Promise<string[]> =>
  (await readdir(import.meta.dirname))
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .toSorted()
