import type { CardProblem } from './hosted-page.ts'
import { cardOf } from './test-cards.ts'

/** What is wrong with what was typed, in the order of the fields. */
export function checkCard(typed: Readonly<Record<string, string>>, now: Date): CardProblem[] {
  const { name = '', number = '', expiry = '', code = '' } = typed
  const { address = '', city = '', postcode = '', country = '' } = typed
  const isNumber = /^\d{12,19}$/.test(number.replaceAll(/[\s-]/g, ''))
  const checks: readonly (CardProblem & { readonly isRight: boolean })[] = [
    { field: 'name', isRight: name.trim() !== '', message: 'Enter the name on the card' },
    { field: 'number', isRight: isNumber, message: 'Enter the card number' },
    {
      field: 'number',
      isRight: !isNumber || cardOf(number) !== undefined,
      message: 'Use one of the test cards listed below',
    },
    { field: 'expiry', isRight: isToCome(expiry, now), message: 'Enter an expiry date to come, like 08 / 30' },
    { field: 'code', isRight: /^\d{3,4}$/.test(code.trim()), message: 'Enter the 3 digits on the back of the card' },
    { field: 'address', isRight: address.trim() !== '', message: 'Enter the address the card is registered at' },
    { field: 'city', isRight: city.trim() !== '', message: 'Enter the city of that address' },
    { field: 'postcode', isRight: postcode.trim() !== '', message: 'Enter the postcode the card is registered at' },
    { field: 'country', isRight: country.trim() !== '', message: 'Enter the country of that address' },
  ]
  return checks.flatMap(({ isRight, field, message }) => (isRight ? [] : [{ field, message }]))
}

/** As cards have it: 08/30. */
export function shownExpiry(expiry: string): string {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/?\s*(\d{2})\s*$/.exec(expiry) ?? []
  return `${month.padStart(2, '0')}/${year}`
}

/** A card is good to the end of the month it names. */
function isToCome(expiry: string, now: Date): boolean {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/?\s*(\d{2})\s*$/.exec(expiry) ?? []
  const [months, years] = [Number(month), 2000 + Number(year)]
  return months >= 1 && months <= 12 && Date.UTC(years, months, 1) > now.getTime()
}
