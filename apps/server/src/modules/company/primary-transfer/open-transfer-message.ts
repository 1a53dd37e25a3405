import type { login } from '@coverwright/contract/company/login'
import { roleNames } from '@coverwright/domain/company/member/roles'
import { afterwards } from '@coverwright/domain/company/primary-transfer/primary-transfer'
import { fail } from '@coverwright/domain/errors'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { isSecretOf } from '../../../platform/auth/secret.ts'
import type { PublicWriteContext } from '../../../platform/http/context.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getOwnCompany } from '../company/index.ts'
import { provePassword } from '../session/index.ts'
import { openTransfer, seal, stillOpen } from './internal.ts'
import { primaryTransfers } from './tables.ts'

/** Opening changes nothing: mail scanners open links too. */
export const openTransferMessage: HandlerOf<typeof login, 'getTransferMessage'> = async (context, input) => {
  const { read, now, ports } = context
  const { companyId, id } =
    input.token === undefined ? await byPassword(context, input) : await byLink(context, input.token)
  return read(companyId, async (tx) => {
    const { transfer, from, to } = await openTransfer(tx, id, now)
    const { name: companyName } = await getOwnCompany(tx)
    return {
      companyName,
      fromName: from.name,
      toName: to.name,
      fromRoleName: roleNames[afterwards],
      expiresAt: transfer.expiresAt.toISOString(),
      ticket: await seal(ports.tokens, 'transfer-ticket', transfer),
    }
  })
}

const Token = z.tuple([z.uuid(), z.uuid(), z.string().min(1)])

async function byLink({ read }: PublicWriteContext, token: string) {
  const { data } = Token.safeParse(token.split('.'))
  if (!data) return fail('primary-transfer.link-expired')
  const [companyId, id, secret] = data
  const [row] = await read(companyId, (tx) => tx.select().from(primaryTransfers).where(eq(primaryTransfers.id, id)))
  return row && isSecretOf(secret, row.tokenHash) ? { companyId, id } : fail('primary-transfer.link-expired')
}

/** Of whoever the transfer is to; guesses count with those at sign-in. */
async function byPassword(
  context: PublicWriteContext,
  { email = '', password = '' }: { email?: string | undefined; password?: string | undefined },
) {
  const proved = await provePassword(context, { email, password })
  if (proved === 'unverified') return fail('session.incorrect')
  const { companyId, memberId } = proved.account
  const [row] = await context.read(companyId, (tx) =>
    tx
      .select({ id: primaryTransfers.id })
      .from(primaryTransfers)
      .where(and(eq(primaryTransfers.toMemberId, memberId), stillOpen(context.now))),
  )
  return row ? { companyId, id: row.id } : fail('primary-transfer.link-expired')
}
