import type { ApiKey } from '@coverwright/domain/company/api-key/api-key'
import { inArray } from 'drizzle-orm'
import type { ApiKeyRow } from '../../../platform/auth/tables.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { members } from '../member/index.ts'

function statusOf({ revokedAt, expiresAt }: ApiKeyRow, now: Date): ApiKey['status'] {
  if (revokedAt) return 'revoked'
  return expiresAt && expiresAt <= now ? 'expired' : 'active'
}

export async function apiKeysOf(tx: ReadTx, rows: readonly ApiKeyRow[], now: Date): Promise<ApiKey[]> {
  const makers = rows.map(({ madeBy }) => madeBy)
  const found = makers.length > 0 ? await tx.select().from(members).where(inArray(members.id, makers)) : []
  const names = new Map(found.map(({ id, name }) => [id, name]))
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    mode: row.mode,
    hint: row.hint,
    permissions: row.permissions,
    status: statusOf(row, now),
    madeBy: names.get(row.madeBy) ?? '',
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    uses: row.uses,
  }))
}

export async function apiKeyOf(tx: ReadTx, row: ApiKeyRow, now: Date): Promise<ApiKey> {
  const [key] = await apiKeysOf(tx, [row], now)
  if (!key) throw new Error('A key was lost on its way')
  return key
}
