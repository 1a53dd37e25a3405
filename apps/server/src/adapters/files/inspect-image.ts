import { hasMarkup } from './has-markup.ts'

interface Image {
  readonly width: number
  readonly height: number
  /** Where the picture ends; what follows it no viewer shows. */
  readonly end: number
}

type Format = 'png' | 'jpg' | 'gif' | 'webp'

/** How large the picture is; undefined when it is not one throughout. */
export function inspectImage(format: Format, content: Buffer): { pixels: number } | undefined {
  const image = walked(format, content)
  if (!image || image.width === 0 || image.height === 0 || hasMarkup(content)) return undefined
  const rest = content.subarray(image.end)
  // Telephones put a film or a depth map behind a JPEG; behind the others nothing belongs.
  if (format === 'jpg' ? hasForeignFile(rest) : rest.some((byte) => byte !== 0)) return undefined
  return { pixels: image.width * image.height }
}

const hasForeignFile = (rest: Buffer) =>
  ['PK\x03\x04', 'PK\x05\x06', '%PDF-', 'MZ\x90'].some((sign) => rest.includes(sign, 0, 'latin1'))

function walked(format: Format, content: Buffer): Image | undefined {
  try {
    return walkers[format](content)
  } catch (error) {
    // Reading past the end: the picture was cut off.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const walkers: Readonly<Record<Format, (content: Buffer) => Image | undefined>> = {
  png: (content) => {
    for (let at = 8; ; ) {
      const next = at + 12 + content.readUInt32BE(at)
      if (content.toString('latin1', at + 4, at + 8) === 'IEND') {
        return { width: content.readUInt32BE(16), height: content.readUInt32BE(20), end: next }
      }
      at = next
    }
  },

  gif: (content) => {
    const colours = (at: number) => (content.readUInt8(at) & 0x80 ? 3 << ((content.readUInt8(at) & 7) + 1) : 0)
    const pastBlocks = (at: number) => {
      let next = at
      while (content.readUInt8(next) !== 0) next += content.readUInt8(next) + 1
      return next + 1
    }
    for (let at = 13 + colours(10); ; ) {
      const sign = content.readUInt8(at)
      if (sign === 0x3b) return { width: content.readUInt16LE(6), height: content.readUInt16LE(8), end: at + 1 }
      if (sign === 0x21) at = pastBlocks(at + 2)
      else if (sign === 0x2c) at = pastBlocks(at + 11 + colours(at + 9))
      else return undefined
    }
  },

  jpg: (content) => {
    let size = { width: 0, height: 0 }
    for (let at = 2; ; ) {
      if (content.readUInt8(at) !== 0xff) return undefined
      const marker = content.readUInt8(at + 1)
      if (marker === 0xd9) return { ...size, end: at + 2 }
      if (marker === 0xff) {
        // Padding before a marker.
        at++
        continue
      }
      const next = at + 2 + content.readUInt16BE(at + 2)
      const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
      if (isFrame) size = { width: content.readUInt16BE(at + 7), height: content.readUInt16BE(at + 5) }
      at = marker === 0xda ? pastScan(content, next) : next
    }
  },

  webp: (content) => {
    const bytes = content.readUInt32LE(4)
    return { ...sizeOfWebp(content), end: 8 + bytes + (bytes % 2) }
  },
}

/** The next marker after the compressed data, in which FF is followed by zero or a restart. */
function pastScan(content: Buffer, start: number) {
  let at = content.indexOf(0xff, start)
  for (; at >= 0; at = content.indexOf(0xff, at + 1)) {
    const follower = content.readUInt8(at + 1)
    if (follower !== 0 && follower !== 0xff && (follower < 0xd0 || follower > 0xd7)) return at
  }
  return content.length
}

function sizeOfWebp(content: Buffer) {
  switch (content.toString('latin1', 12, 16)) {
    case 'VP8X':
      return { width: content.readUIntLE(24, 3) + 1, height: content.readUIntLE(27, 3) + 1 }
    case 'VP8L': {
      const bits = content.readUInt32LE(21)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8 ':
      return { width: content.readUInt16LE(26) & 0x3fff, height: content.readUInt16LE(28) & 0x3fff }
    default:
      return { width: 0, height: 0 }
  }
}
