import { asked } from './asked.ts'
import { anyone, type Call, type Contract, type Group, member } from './call.ts'

/** What a client reads of a call. By which keys a list is sorted, and by whom it may be asked, is the server's to know. */
type Travel = Pick<Call, 'access' | 'method' | 'paged' | 'audit' | 'takesFile' | 'version' | 'isUnsigned'>

const facts: Readonly<Record<string, Partial<Travel>>> = {
  o: { access: anyone },
  g: { method: 'GET' },
  p: { paged: [] },
  w: { audit: true },
  f: { takesFile: true },
  n: { version: 'v2' },
  u: { isUnsigned: true },
}

/**
 * By group, then by call: a letter for each fact of how it travels, where its name does not say so already. A page carries
 * this in place of the contract.
 */
export type TravelTable = Readonly<Record<string, Readonly<Record<string, string>>>>

export const writeTravelTable = (contract: Contract): TravelTable =>
  mapValues(contract, ({ calls }: Group) =>
    Object.fromEntries(
      Object.entries(calls)
        .map(([name, call]) => [name, lettersOf(call)] as const)
        .filter(([name, letters]) => letters !== usualLetters(name)),
    ),
  )

/** A call of a member that lists, reads or changes something, as most do. */
function usualLetters(name: string): string {
  const verb = name.slice(name.lastIndexOf('/') + 1)
  if (verb.startsWith('list')) return 'p'
  return /^(get|find)/.test(verb) ? '' : 'w'
}

const lettersOf = ({ access, method, paged, audit, takesFile, version, isUnsigned }: Call) =>
  [
    access.kind === 'anyone' && 'o',
    method === 'GET' && 'g',
    paged && 'p',
    audit && 'w',
    takesFile && 'f',
    version && 'n',
    isUnsigned && 'u',
  ]
    .filter(Boolean)
    .join('')

export const readTravelTable = (table: TravelTable) =>
  mapValues(table, (calls, name) => ({ name, calls: asked((call) => travelOf(calls[call] ?? usualLetters(call))) }))

const travelOf = (letters: string): Travel =>
  Object.assign({ access: member }, ...letters.split('').map((letter) => facts[letter]))

const mapValues = <T, R>(record: Readonly<Record<string, T>>, map: (value: T, key: string) => R) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]))
