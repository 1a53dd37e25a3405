const firstMs = 1000
const longestMs = 30_000

/** Doubles from a second to half a minute; the random part keeps a thousand tabs from coming back at once. */
export const backoffMs = (failures: number, random: number) =>
  Math.min(firstMs * 2 ** (failures - 1), longestMs) * (0.5 + random / 2)
