import { asked } from './asked.ts'
import { anyone, appMember, type Call, type Contract, type Group, member } from './call.ts'

/** What a client reads of a call. By which keys a list is sorted, and by whom it may be asked, is the server's to know. */
type CallFacts = Pick<Call, 'access' | 'method' | 'paged' | 'audit' | 'takesFile' | 'version' | 'isUnsigned'>

const facts: Readonly<Record<string, Partial<CallFacts>>> = {
  anyone: { access: anyone },
  app: { access: appMember },
  get: { method: 'GET' },
  paged: { paged: [] },
  write: { audit: true },
  file: { takesFile: true },
  v2: { version: 'v2' },
  unsigned: { isUnsigned: true },
}

/** By group, then by call: its facts, where its name does not say them already. A page carries this in place of the contract. */
export type CallTable = Readonly<Record<string, Readonly<Record<string, string>>>>

export const writeCallTable = (contract: Contract): CallTable =>
  mapValues(contract, ({ calls }: Group) =>
    Object.fromEntries(
      Object.entries(calls)
        .map(([name, call]) => [name, factsOf(call)] as const)
        .filter(([name, told]) => told !== usualFacts(name)),
    ),
  )

/** A call of a member that lists, reads or changes something, as most do. */
function usualFacts(name: string): string {
  const verb = name.slice(name.lastIndexOf('/') + 1)
  if (verb.startsWith('list')) return 'paged'
  return /^(get|find)/.test(verb) ? '' : 'write'
}

const factsOf = ({ access, method, paged, audit, takesFile, version, isUnsigned }: Call) =>
  [
    access.kind === 'anyone' && 'anyone',
    access.kind === 'appMember' && 'app',
    method === 'GET' && 'get',
    paged && 'paged',
    audit && 'write',
    takesFile && 'file',
    version && 'v2',
    isUnsigned && 'unsigned',
  ]
    .filter(Boolean)
    .join(' ')

export const readCallTable = (table: CallTable) =>
  mapValues(table, (calls, name) => ({ name, calls: asked((call) => callOf(calls[call] ?? usualFacts(call))) }))

const callOf = (told: string): CallFacts =>
  Object.assign({ access: member }, ...told.split(' ').map((fact) => facts[fact]))

const mapValues = <T, R>(record: Readonly<Record<string, T>>, map: (value: T, key: string) => R) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]))
