import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { roleNames, roles } from '@coverwright/domain/company/member/roles'
import { urlOfPermission } from '@coverwright/domain/permission-url'
import { permissionsOfRole } from '@coverwright/domain/permissions'
import { expect, test } from 'vitest'
import { decide } from '../core/screens/decide.ts'
import { catalogue } from './catalogue.ts'

/** Of a company that sells and is paid itself: who is paid decides on gateways alone, see `decide.test.ts`. */
const visitors = roles.map((role) => ({
  role,
  visitor: {
    isSignedIn: true,
    roleList: [{ name: roleNames[role] }],
    requestList: permissionsOfRole(role).map((code) => ({ url: urlOfPermission(code) })),
    paymentMode: 'P2I',
    businessType: 'insurer',
  } as const,
}))

const lines = catalogue
  .filter(({ guard }) => !['anyone', 'guest', 'leads-to'].includes(guard.kind))
  .map((screen) => {
    const open = visitors.filter(({ visitor }) => decide(screen, visitor).kind === 'open').map(({ role }) => role)
    return `${screen.path} ${open.join(' ')}`
  })
  .toSorted()

test('who may open which screen is as the list says: a change of rights shows in it', async () => {
  const kept = await readFile(join(import.meta.dirname, 'who-may-open.txt'), 'utf8')
  expect(lines).toEqual(kept.trim().split('\n'))
})
