import type { Transaction } from '@coverwright/domain/sell/transaction/transaction'
import type { TransactionRow } from './tables.ts'

export const toTransaction = (
  { companyId, createdAt, bookedAt, ...line }: TransactionRow,
  { holder, partnerName }: { readonly holder: string; readonly partnerName: string },
): Transaction => ({
  ...line,
  bookedAt: bookedAt.toISOString(),
  holder,
  partnerName,
})
