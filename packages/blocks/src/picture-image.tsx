import type { Picture } from '@coverwright/domain/build/page/page'
import { narrowerPhotos } from '@coverwright/domain/build/photo/photo-path'

/** Width and height are always there, so nothing moves when the picture comes. */
export function PictureImage({ picture, isFirst = false }: { readonly picture: Picture; readonly isFirst?: boolean }) {
  const { src, width, height, alt } = picture
  return (
    <img
      className="cj-picture"
      src={src}
      srcSet={narrowerPhotos(src, width)}
      sizes={isFirst ? '(min-width: 900px) 540px, 100vw' : undefined}
      width={width}
      height={height}
      alt={alt}
      decoding="async"
      fetchPriority={isFirst ? 'high' : undefined}
      loading={isFirst ? undefined : 'lazy'}
    />
  )
}
