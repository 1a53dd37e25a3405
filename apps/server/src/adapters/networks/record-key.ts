import { randomInt } from 'node:crypto'

const letters = '234567abcdefghijklmnopqrstuvwxyz'

/** As the AT protocol names records: the microseconds since 1970 and ten bits at random, thirteen letters that sort by time. */
export function recordKey(at: Date): string {
  let number = ((BigInt(at.getTime()) * 1000n) << 10n) | BigInt(randomInt(1024))
  let key = ''
  for (let letter = 0; letter < 13; letter++) {
    key = letters.charAt(Number(number & 31n)) + key
    number >>= 5n
  }
  return key
}
