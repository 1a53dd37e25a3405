import { type Answers, addressParts } from './answers.ts'

/** Data that every address gives besides itself, by which places are priced. */
export const addressDataNames = (name: string) => ({ postcode: `${name}_postcode`, area: `${name}_area` })

export function addressData(name: string, answers: Answers): Readonly<Record<string, string>> {
  const postcode = (answers[`${name}-postcode`] ?? '').trim().toUpperCase()
  const names = addressDataNames(name)
  return postcode ? { [names.postcode]: postcode, [names.area]: areaOf(postcode) } : {}
}

/** BS of BS7 9ZZ; where postcodes are numbers, their first two digits. */
const areaOf = (postcode: string) => /^[A-Z]+/.exec(postcode)?.[0] ?? postcode.slice(0, 2)

/** One line a part. */
export const addressLines = (name: string, answers: Answers): string =>
  addressParts
    .map((part) => answers[`${name}-${part}`])
    .filter(Boolean)
    .join('\n')
