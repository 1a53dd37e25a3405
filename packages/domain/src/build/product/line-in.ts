import type { InsuranceLine } from './product.ts'

/** Words that name a kind of insurance, the narrower first: a motorbike is no motor car. */
const words: readonly (readonly [RegExp, InsuranceLine])[] = [
  [/\b(pets?|dogs?|cats?|puppy|kitten|vet)\b/i, 'pet'],
  [/\b(travel|trips?|holidays?|voyage)\b/i, 'travel'],
  [/\blandlords?\b/i, 'landlord'],
  [/\b(motor\s?bikes?|motorcycles?|scooters?)\b/i, 'motorbike'],
  [/\bvans?\b/i, 'van'],
  [/\b(cars?|motor|drivers?)\b/i, 'car'],
  [/\b(homes?|house|household|buildings?|contents)\b/i, 'home'],
  [/\blife\b/i, 'life'],
]

/** The kind of insurance that a product's name speaks of; nothing where it speaks of none, or of several. */
export function lineIn(name: string): InsuranceLine | undefined {
  const found = words.filter(([pattern]) => pattern.test(name)).map(([, line]) => line)
  return found.length === 1 ? found[0] : undefined
}
