import {
  formatNumber,
  type PolicyNumberForm,
  startingDesign,
} from '@coverwright/domain/build/policy-number/policy-number'

/** A design to number a product's policies by: the first letters of its name, and seven digits. */
export const numbersOf = (name: string): PolicyNumberForm => ({
  ...startingDesign,
  name: name.slice(0, 80),
  prefixes: [lettersOf(name)].filter(Boolean),
})

function lettersOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9 ]/g, '')
    .split(' ')
    .filter(Boolean)
  const [first = ''] = words
  return words.length > 1
    ? words
        .map((word) => word.charAt(0))
        .join('')
        .slice(0, 4)
    : first.slice(0, 4)
}

export const firstNumber = (design: PolicyNumberForm): string => formatNumber(design, design.startCount)
