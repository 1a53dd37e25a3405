/** Nothing unpacks to more than this: a small file can be a huge font. */
const largest = 30 * 1024 * 1024

/** A WOFF2 file as long as it says, that unpacks to no more than a font is large. */
export function isPlainWoff2(content: Buffer): boolean {
  if (content.length < 48 || content.toString('latin1', 0, 4) !== 'wOF2') return false
  const flavour = content.readUInt32BE(4)
  // TrueType or OpenType outlines; a collection of fonts is not one font.
  const isOneFont = flavour === 0x00010000 || flavour === 0x4f54544f || flavour === 0x74727565
  const tables = content.readUInt16BE(12)
  return isOneFont && tables > 0 && content.readUInt32BE(8) === content.length && content.readUInt32BE(16) <= largest
}
