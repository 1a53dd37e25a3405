import type { Transaction } from '@coverwright/domain/sell/transaction/transaction'
import type { TransactionRow } from './tables.ts'

export const toTransaction = (
  { companyId, createdAt, bookedAt, channelId, agentId, merchant, ...line }: TransactionRow,
  {
    holder,
    partnerName,
    channelName,
    agentName,
    sellerCommission,
    incentive,
    voucher,
  }: Pick<
    Transaction,
    'holder' | 'partnerName' | 'channelName' | 'agentName' | 'sellerCommission' | 'incentive' | 'voucher'
  >,
): Transaction => ({
  ...line,
  bookedAt: bookedAt.toISOString(),
  holder,
  partnerName,
  channelName,
  agentName,
  sellerCommission,
  incentive,
  voucher,
})
