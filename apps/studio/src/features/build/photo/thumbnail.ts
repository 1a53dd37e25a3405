import type { Photo } from '@coverwright/domain/build/photo/photo'
import { photoWidths } from '@coverwright/domain/build/photo/photo-path'

/** The narrowest width that is kept. */
export const thumbnailOf = ({ src, width }: Pick<Photo, 'src' | 'width'>) =>
  width > photoWidths[0] ? `${src.slice(0, src.lastIndexOf('/'))}/${photoWidths[0]}` : src
