import { and, asc, isNull, or } from 'drizzle-orm'
import { contains } from '../../../platform/database/select-page.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { Grants } from '../../../platform/http/context.ts'
import { members } from '../member/index.ts'

/** For the search palette. */
export async function findMembers(tx: ReadTx, { permissions }: Grants, text: string) {
  if (!permissions.includes('users')) return []
  const rows = await tx
    .select()
    .from(members)
    .where(and(isNull(members.erasedAt), or(contains(members.name, text), contains(members.email, text))))
    .orderBy(asc(members.name))
    .limit(5)
  return rows.map(({ id, name, email }) => ({
    kind: 'member',
    id,
    title: name || email,
    detail: email,
    link: `/users?member=${id}`,
  }))
}
