import type { Transaction } from '@coverwright/domain/sell/transaction/transaction'
import type { TransactionRow } from './tables.ts'

export const toTransaction = (
  { companyId, createdAt, bookedAt, channelId, ...line }: TransactionRow,
  {
    holder,
    partnerName,
    channelName,
    agentName,
    channelCommissionMinor,
    incentive,
    voucher,
  }: Pick<
    Transaction,
    'holder' | 'partnerName' | 'channelName' | 'agentName' | 'channelCommissionMinor' | 'incentive' | 'voucher'
  >,
): Transaction => ({
  ...line,
  bookedAt: bookedAt.toISOString(),
  holder,
  partnerName,
  channelName,
  agentName,
  channelCommissionMinor,
  incentive,
  voucher,
})
