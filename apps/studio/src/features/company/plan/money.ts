import { formatMoney } from '@coverwright/domain/base/money/money'
import { planCurrency } from '@coverwright/domain/company/plan/plan'

/** Plans are sold in one currency, whoever buys them. */
export const money = (minor: number) => formatMoney(minor, planCurrency)
