import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What people outside of the database hold in their hands, beside the backup of an installation they use. */
export interface Known {
  readonly policies: readonly { readonly email: string; readonly number: string }[]
  /** Browsers in the middle of a journey. */
  readonly journeys: readonly { readonly email: string; readonly cookies: readonly (readonly [string, string])[] }[]
  readonly sessions: readonly { readonly email: string; readonly refreshToken: string }[]
  readonly eventIds: readonly string[]
  /** What its secrets are sealed with; states from before they were have none. */
  readonly secretsKey?: string
}

const ending = '.tar.gz'

/** A backup, as `npm run backup` writes it. */
export const backupOf = (name: string) => join(import.meta.dirname, `${name}${ending}`)

export const knownFileOf = (name: string) => join(import.meta.dirname, `${name}.json`)

export const readKnown = async (name: string): Promise<Known> => JSON.parse(await readFile(knownFileOf(name), 'utf8'))

/** Oldest first. */
export const stateNames = async (): Promise<string[]> =>
  (await readdir(import.meta.dirname))
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .toSorted()
