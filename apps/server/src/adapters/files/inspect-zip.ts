const maxEntries = 10_000
const maxUnpackedBytes = 300 * 1024 * 1024
const maxRatio = 200

/**
 * Whether an archive is whole, unpacks to a bearable size by its own directory, and holds no macros. The directory may
 * lie: whoever unpacks counts again.
 */
export function isModestZip(content: Buffer): boolean {
  const end = content.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  if (end < 0 || end + 22 > content.length) return false
  const entries = content.readUInt16LE(end + 10)
  const directoryBytes = content.readUInt32LE(end + 12)
  const directory = content.readUInt32LE(end + 16)
  // Something behind or between: the archive is part of another file.
  if (end + 22 + content.readUInt16LE(end + 20) !== content.length || directory + directoryBytes !== end) return false
  if (entries > maxEntries) return false

  let unpacked = 0
  let at = directory
  for (let n = 0; n < entries; n++) {
    if (at + 46 > end || content.readUInt32LE(at) !== 0x02014b50) return false
    const nameBytes = content.readUInt16LE(at + 28)
    const name = content.subarray(at + 46, at + 46 + nameBytes).toString('latin1')
    if (/(^|\/)\.\.(\/|$)|^\/|\\|vbaProject/i.test(name)) return false
    // In the format for sizes past 4 GB this is all ones, which is too much as well.
    unpacked += content.readUInt32LE(at + 24)
    at += 46 + nameBytes + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32)
  }
  return at === end && unpacked <= maxUnpackedBytes && unpacked <= maxRatio * content.length
}
