import { writeCallTable } from '@coverwright/contract/call-table'
import { contract } from '@coverwright/contract/contract'
import { liveStreamPath, liveWindowHeader } from '@coverwright/contract/reach/message'
import type { Plugin } from 'vite'

const name = 'virtual:call-table'
const resolved = `\0${name}`

const told = { callTable: writeCallTable(contract), liveStreamPath, liveWindowHeader }

/**
 * How every call travels, without the schemas. The client needs no more of the contract, and the schemas of all calls
 * would otherwise be part of what the sign-in page has to load.
 */
export function callTable(): Plugin {
  return {
    name: 'call-table',
    resolveId: (id) => (id === name ? resolved : null),
    load: (id) => (id === resolved ? sourceOf(told) : null),
  }
}

const sourceOf = (values: object) =>
  Object.entries(values)
    .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)}\n`)
    .join('')
