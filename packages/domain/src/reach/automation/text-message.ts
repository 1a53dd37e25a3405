/** What a telephone shows as the sender: letters and digits, at least one of them a letter. */
export const smsSenderPattern = /^(?=.*[A-Za-z])[A-Za-z0-9]{1,11}$/

export const smsSenderNotValid = 'Use 1 to 11 letters or digits, at least one of them a letter'

const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** Each takes two places. */
const extended = new Set('^{}\\[~]|€\f')

const sizes = { 'GSM-7': { one: 160, many: 153 }, 'UCS-2': { one: 70, many: 67 } } as const

export interface TextMessageSize {
  readonly alphabet: keyof typeof sizes
  /** Places taken, of the alphabet's own. */
  readonly length: number
  /** A long message is sent, and paid for, in several. */
  readonly parts: number
  /** Places left in the last part. */
  readonly left: number
}

/** How a text is carried: in seven bits a character where all of them are known, else in sixteen. */
export function sizeOfTextMessage(text: string): TextMessageSize {
  const characters = Array.from(text)
  const isPlain = characters.every((one) => basic.has(one) || extended.has(one))
  const widths = characters.map((one) => (isPlain ? (extended.has(one) ? 2 : 1) : one.length))
  const alphabet = isPlain ? 'GSM-7' : 'UCS-2'
  const { one, many } = sizes[alphabet]
  const length = widths.reduce((sum, width) => sum + width, 0)
  if (length <= one) return { alphabet, length, parts: length === 0 ? 0 : 1, left: one - length }
  const { parts, filled } = packed(widths, many)
  return { alphabet, length, parts, left: many - filled }
}

/** A character of two places is never cut in the middle: it begins the next part. */
function packed(widths: readonly number[], room: number) {
  let [parts, filled] = [1, 0]
  for (const width of widths) {
    if (filled + width > room) [parts, filled] = [parts + 1, 0]
    filled += width
  }
  return { parts, filled }
}
