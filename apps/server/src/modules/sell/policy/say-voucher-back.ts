import type { Currency } from '@coverwright/domain/base/money/money'
import type { Letter } from '@coverwright/domain/sell/letter/letter'
import type { VoucherPaid } from '@coverwright/domain/sell/voucher/voucher'

/** What becomes of what a voucher paid when its policy is cancelled: nothing is promised that it cannot do. */
export function sayVoucherBack(
  { code, paidMinor, isReturned }: VoucherPaid,
  { say, sayMoney }: Letter,
  currency: Currency,
): string {
  const said = { code, amount: sayMoney(paidMinor, currency) }
  return isReturned === false
    ? say('Your voucher {code} paid {amount}. It cannot pay again: we will write to you about this amount.', said)
    : say(
        'What your voucher {code} paid, {amount}, goes back to it. It can pay again while the voucher runs and any are left.',
        said,
      )
}
