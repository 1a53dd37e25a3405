/** Without letters and digits that are taken for one another over the telephone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A character of 32 for each random byte, in two halves: what people read out to one another. */
export function spokenCode(prefix: string, random: Uint8Array): string {
  const characters = Array.from(random, (byte) => alphabet[byte % 32]).join('')
  const half = Math.ceil(characters.length / 2)
  return `${prefix}-${characters.slice(0, half)}-${characters.slice(half)}`
}
