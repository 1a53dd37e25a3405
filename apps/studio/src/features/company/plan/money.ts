import { planCurrency } from '@coverwright/domain/company/plan/plan'
import { moneyText } from '../../../framework/number/money-text.ts'

/** Plans are sold in one currency, whoever buys them. */
export const money = (minor: number) => moneyText(minor, planCurrency)
