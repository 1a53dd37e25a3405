import { expect, test } from 'vitest'
import { methodOf, pathOf } from './call.ts'
import { readCallTable, writeCallTable } from './call-table.ts'
import { contract } from './contract.ts'

const read = readCallTable(writeCallTable(contract))

test.each(Object.entries(contract))('the calls of %s travel as they are declared', (key, group) => {
  for (const [name, call] of Object.entries(group.calls)) {
    const travel = read[key]?.calls[name]
    expect(travel).toEqual({
      access: { kind: call.access.kind === 'permission' ? 'member' : call.access.kind },
      ...(methodOf(call) === 'GET' && { method: 'GET' }),
      ...(call.paged && { paged: [] }),
      ...(call.audit && { audit: true }),
      ...(call.takesFile && { takesFile: true }),
      ...(call.version && { version: call.version }),
      ...(call.isUnsigned && { isUnsigned: true }),
    })
    expect(pathOf({ name: key, calls: {} }, name, call)).toBe(pathOf(group, name, call))
  }
})
