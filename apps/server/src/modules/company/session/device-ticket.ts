import { AppError } from '@coverwright/domain/errors'
import { z } from 'zod'
import type { Tokens } from '../../../platform/auth/tokens.ts'
import type { Account } from '../member/index.ts'

const Ticket = z.object({ companyId: z.uuid(), memberId: z.uuid() })

/** Stands for a password that was right, until a code proves the device. */
export const issueTicket = (tokens: Tokens, { companyId, memberId }: Account) =>
  tokens.seal('device', { companyId, memberId }, '15m')

export async function openTicket(tokens: Tokens, ticket: string): Promise<Account> {
  const account = await tokens.unseal('device', Ticket, ticket)
  if (!account) throw new AppError('session.ticket-expired')
  return account
}
