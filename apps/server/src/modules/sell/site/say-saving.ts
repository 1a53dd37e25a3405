import { formatMoney } from '@coverwright/domain/base/money/money'
import type { Incentive } from '@coverwright/domain/sell/coupon/coupon'
import type { Speech } from '@coverwright/domain/sell/journey/speech'

/** Prices are shown with it: without a word nobody knows that their code counts. */
export function saySaving({ code, discountMinor }: Incentive, { say, currency = 'GBP', tag }: Speech): string {
  return say('Your code {code} saves you {amount} of the whole price.', {
    code,
    amount: formatMoney(discountMinor, currency, tag),
  })
}
