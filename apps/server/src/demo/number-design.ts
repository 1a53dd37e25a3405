/** Seven digits from one on. */
export const numberDesign = {
  symbol: '-',
  length: 7,
  startCount: 1,
  endNumber: 9_999_999,
  suffixes: [] as string[],
  startDate: null,
  endDate: null,
  minCount: 1000,
  maxCount: null,
} as const
