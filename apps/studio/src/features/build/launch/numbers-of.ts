import { formatNumber, type PolicyNumberForm } from '@coverwright/domain/build/policy-number/policy-number'

/** A design to number a product's policies by: the first letters of its name, and seven digits. */
export const numbersOf = (name: string): PolicyNumberForm => ({
  name: name.slice(0, 80),
  prefixes: [lettersOf(name)].filter(Boolean),
  symbol: '-',
  length: 7,
  startCount: 1,
  endNumber: 9_999_999,
  suffixes: [],
  startDate: null,
  endDate: null,
  minCount: 100,
  maxCount: null,
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
