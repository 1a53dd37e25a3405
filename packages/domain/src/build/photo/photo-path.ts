/** Kept in these widths, in pixels, where the original is as wide; a browser fetches the one it needs. */
export const photoWidths = [640, 1280, 1920] as const

/** Where a page finds a photo. The address says whose it is, so that it can be sent without asking anything. */
export const photoPath = (companyId: string, id: string, width: number) => `/_/p/${companyId}/${id}/${width}`

export const isPhotoPath = (src: string) => src.startsWith('/_/p/')

/** The widths of a photo for a browser to choose from; nothing for a picture that is not one of the library's. */
export function narrowerPhotos(src: string, width: number): string | undefined {
  if (!isPhotoPath(src)) return undefined
  const folder = src.slice(0, src.lastIndexOf('/'))
  const widths = [...photoWidths.filter((each) => each < width), width]
  return widths.map((each) => `${folder}/${each} ${each}w`).join(', ')
}
