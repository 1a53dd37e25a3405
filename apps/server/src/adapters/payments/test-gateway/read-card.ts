import type { CardProblem } from './hosted-page.ts'
import { cardOf } from './test-cards.ts'

/** What is wrong with what was typed, in the order of the fields. */
export function checkCard(typed: Readonly<Record<string, string>>, now: Date): CardProblem[] {
  const { name = '', number = '', expiry = '', code = '', postcode = '' } = typed
  const problem = (isRight: boolean, field: CardProblem['field'], message: string) =>
    isRight ? [] : [{ field, message }]
  return [
    ...problem(name.trim() !== '', 'name', 'Enter the name on the card'),
    ...problem(/^\d{12,19}$/.test(number.replaceAll(/[\s-]/g, '')), 'number', 'Enter the card number'),
    ...(/^\d{12,19}$/.test(number.replaceAll(/[\s-]/g, ''))
      ? problem(cardOf(number) !== undefined, 'number', 'Use one of the test cards listed below')
      : []),
    ...problem(isToCome(expiry, now), 'expiry', 'Enter an expiry date to come, like 08 / 30'),
    ...problem(/^\d{3,4}$/.test(code.trim()), 'code', 'Enter the 3 digits on the back of the card'),
    ...problem(postcode.trim() !== '', 'postcode', 'Enter the postcode the card is registered at'),
  ]
}

/** A card is good to the end of the month it names. */
function isToCome(expiry: string, now: Date): boolean {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/?\s*(\d{2})\s*$/.exec(expiry) ?? []
  const [months, years] = [Number(month), 2000 + Number(year)]
  return months >= 1 && months <= 12 && Date.UTC(years, months, 1) > now.getTime()
}
