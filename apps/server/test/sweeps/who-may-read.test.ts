import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isGranted } from '@coverwright/contract/call'
import { roles } from '@coverwright/domain/company/member/roles'
import { permissionsOfRole } from '@coverwright/domain/permissions'
import { expect, test } from 'vitest'
import { memberCalls } from './every-call.ts'

/** That each role is let in exactly so is shown by `access.test.ts`, call by call. */
const lines = memberCalls
  .filter(({ call }) => !call.audit)
  .map(({ name, call }) => {
    const may = roles.filter((role) => isGranted(call.access, permissionsOfRole(role)))
    return `${name} ${may.join(' ')}`
  })
  .toSorted()

test('who may read what is as the list says: a change of rights shows in it', async () => {
  const kept = await readFile(join(import.meta.dirname, 'who-may-read.txt'), 'utf8')
  expect(lines).toEqual(kept.trim().split('\n'))
})
