/** Of a number in units of its last decimal. A double can be as large, so that one is always near it. */
export const mostDigits = 300

/**
 * What a rating program may come to: far more than an insurance needs, and little enough that no program can hold up the
 * server or browser that compiles it or quotes from it.
 */
export const ratingLimits = {
  steps: 1000,
  rules: 500,
  /** Characters of a formula, and of all together. */
  formula: 4000,
  formulas: 400_000,
  /** In a formula; a chain of them is gone through to the bottom of the stack. */
  operators: 1000,
  /** Brackets within brackets. */
  nesting: 60,
  /** The largest exponent. */
  power: 20,
  decimals: 90,
  /** What a quotient keeps that does not come out even, unless it stands in a ROUND. */
  quotientDecimals: 20,
  /** What EXP, LN, SQRT and POWER keep of the smallest they may come to; and the most decimals that may take. */
  significant: 15,
  functionDecimals: 45,
  digits: mostDigits,
  /** What one quote may take: every operation of every item, as if each had to be worked out exactly as well. */
  operations: 200_000,
  /** Letters compared to find the names that were probably meant, in all problems together. */
  comparedLetters: 5_000_000,
} as const
