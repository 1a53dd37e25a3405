import { formatMoney } from '@coverwright/domain/base/money/money'
import type { Speech } from '@coverwright/domain/sell/journey/speech'
import type { VoucherShare } from '../payment/index.ts'

/** Before anything is paid: who pays what, and what is lost. */
export function sayVoucherShare(share: VoucherShare, { say, currency = 'GBP', tag }: Speech): string {
  const { code } = share
  if (share.kind !== 'pays')
    return share.kind === 'monthly'
      ? say('A voucher pays for the whole price at once. Choose to pay yearly, or go on without it.')
      : say('Your voucher {code} does not pay for this. Choose another plan, or go on without it.', { code })
  const money = (minor: number) => formatMoney(minor, currency, tag)
  const [amount, rest] = [money(share.voucherMinor), money(share.cardMinor)]
  const said = [
    share.cardMinor === 0
      ? say('Your voucher {code} pays {amount}: nothing is left for a card to pay.', { code, amount })
      : say('Your voucher {code} pays {amount}. Your card pays {rest}.', { code, amount, rest }),
  ]
  if (share.isRaised) said.push(say('Cards take {rest} or more, so the voucher pays a little less.', { rest }))
  if (share.lostMinor > 0)
    said.push(say('The voucher is used once: {amount} of it is lost.', { amount: money(share.lostMinor) }))
  return said.join(' ')
}
