import type { secret } from '@coverwright/contract/company/secret'
import { maxApiKeys, permissionsForKey } from '@coverwright/domain/company/api-key/api-key'
import { fail } from '@coverwright/domain/errors'
import { and, gt, isNull, or } from 'drizzle-orm'
import { apiKeyOf as textOf } from '../../../platform/auth/api-key.ts'
import { hashOf, newSecret } from '../../../platform/auth/secret.ts'
import { apiKeys } from '../../../platform/auth/tables.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { newId } from '../../../platform/id.ts'
import { lockOwnCompany } from '../company/index.ts'
import { apiKeyOf } from './internal.ts'

const dayMs = 24 * 60 * 60_000

/** Nobody gives a key what they may not do themselves, or what comes with a role alone. */
export const createKey: HandlerOf<typeof secret, 'createKey'> = async (
  { tx, actor, audit, grants, now },
  { name, mode, permissions, days },
) => {
  const own = (await grants).permissions
  const offered = permissionsForKey(mode)
  if (permissions.some((code) => !offered.includes(code) || !own.includes(code))) return fail('api-key.not-grantable')
  await lockOwnCompany(tx)
  const working = and(isNull(apiKeys.revokedAt), or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)))
  if ((await tx.$count(apiKeys, working)) >= maxApiKeys) return fail('api-key.too-many')
  const secretText = newSecret()
  const [row] = await tx
    .insert(apiKeys)
    .values({
      id: newId(),
      name,
      mode,
      hint: secretText.slice(-4),
      secretHash: hashOf(secretText),
      permissions: [...new Set(permissions)],
      madeBy: actor.memberId,
      expiresAt: days === null ? null : new Date(now.getTime() + days * dayMs),
    })
    .returning()
  if (!row) throw new Error('The key was not saved')
  await audit(row.id, { mode, permissions: row.permissions, days })
  return { key: await apiKeyOf(tx, row, now), secret: textOf(mode, row.companyId, row.id, secretText) }
}
