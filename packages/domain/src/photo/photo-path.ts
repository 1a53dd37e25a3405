/** Kept in these widths, in pixels, where the original is as wide; a browser fetches the one it needs. */
export const photoWidths = [640, 1280, 1920] as const

/** Where a page finds a photo. The address says whose it is, so that it can be sent without asking anything. */
export const photoPath = (companyId: string, id: string, width: number) => `/_/p/${companyId}/${id}/${width}`

/** The widths of a photo for a browser to choose from; nothing for a picture that is not one of the library's. */
export function narrowerPhotos(src: string, width: number): string | undefined {
  if (!src.startsWith('/_/p/')) return undefined
  const folder = src.slice(0, src.lastIndexOf('/'))
  const widths = [...photoWidths.filter((each) => each < width), width]
  return widths.map((each) => `${folder}/${each} ${each}w`).join(', ')
}

/** In a design file a photo is nobody's: it is known by its content, and gets an owner where the file is taken in. */
export const carriedPath = (key: string, width: number) => `/_/p/carried/${key}/${width}`

interface PhotoPlace {
  /** A company, or `carried`. */
  readonly owner: string
  /** Its id there, or its key in the file. */
  readonly id: string
  readonly width: number
}

export function photoPlaceIn(src: string): PhotoPlace | undefined {
  const [, owner, id, width] = /^\/_\/p\/([\w-]+)\/([\w-]+)\/(\d+)$/.exec(src) ?? []
  return owner && id && width ? { owner, id, width: Number(width) } : undefined
}
