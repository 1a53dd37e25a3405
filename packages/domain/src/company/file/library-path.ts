/** Something of a company's library, by its address: `/_/p/<company>/<photo>/<width>`, `/_/f/<company>/<font>`. */
export interface LibraryPlace {
  readonly library: 'p' | 'f'
  /** A company, or `carried`. */
  readonly owner: string
  /** Its id there, or its key in a design file. */
  readonly id: string
  /** What follows, such as a photo's width. */
  readonly rest: string
}

/** In a design file it is nobody's: it is known by its content, and gets an owner where the file is taken in. */
export const carried = 'carried'

export function libraryPlaceIn(src: string): LibraryPlace | undefined {
  const [, library, owner, id, rest = ''] = /^\/_\/([pf])\/([\w-]+)\/([\w-]+)(\/\d+)?$/.exec(src) ?? []
  return (library === 'p' || library === 'f') && owner && id ? { library, owner, id, rest } : undefined
}

export const libraryPath = ({ library, owner, id, rest }: LibraryPlace) => `/_/${library}/${owner}/${id}${rest}`
