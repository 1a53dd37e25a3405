import type { Picture } from '@coverwright/domain/page/page'

/** Width and height are always there, so nothing moves when the picture comes. */
export function PictureImage({ picture, isFirst = false }: { readonly picture: Picture; readonly isFirst?: boolean }) {
  const { src, width, height, alt } = picture
  return (
    <img
      className="cj-picture"
      src={src}
      width={width}
      height={height}
      alt={alt}
      decoding="async"
      fetchPriority={isFirst ? 'high' : undefined}
      loading={isFirst ? undefined : 'lazy'}
    />
  )
}
