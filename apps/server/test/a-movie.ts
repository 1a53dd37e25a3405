/** A box of an MP4 file. */
function box(type: string, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

/** The least that is an MP4 film, with the place it was taken where cameras write it. */
export const aMovie = (place = '') =>
  Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\u0002\0isomiso2avc1mp41', 'latin1')),
    box('moov', box('mvhd', Buffer.alloc(100)), box('udta', box('\xa9xyz', Buffer.from(place)))),
    box('mdat', Buffer.alloc(64, 7)),
  ])
