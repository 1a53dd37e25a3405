import { randomInt } from 'node:crypto'
import type { publisher } from '@coverwright/contract/publish/publisher'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import { hashPassword } from '../../../platform/auth/password.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getMountInCompany, lockMountInCompany, mounts, sealStagingPass, stagingEntryPath } from '../release/index.ts'

/** Long enough to click it, too short to be passed on. */
const linkLife = '2m'

export const openStaging: HandlerOf<typeof publisher, 'openStaging'> = async ({ tx, ports }, { id }) => {
  const mount = await getMountInCompany(tx, id)
  if (mount.state !== 'staging') return fail('publisher.not-possible')
  return { path: `${stagingEntryPath}?pass=${await sealStagingPass(ports.tokens, mount, linkLife)}` }
}

export const newPassword: HandlerOf<typeof publisher, 'newPassword'> = async ({ tx, audit }, { id }) => {
  const before = await lockMountInCompany(tx, id)
  if (before.state !== 'staging') return fail('publisher.not-possible')
  const password = makePassword()
  await tx
    .update(mounts)
    .set({ passwordHash: await hashPassword(password), passwordChanges: before.passwordChanges + 1 })
    .where(eq(mounts.id, id))
  await audit(id, { host: before.host, password: 'new' })
  return { password }
}

/** Letters and digits that cannot be mistaken for one another when they are read out. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

const makePassword = () =>
  Array.from({ length: 3 }, () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')).join(
    '-',
  )
