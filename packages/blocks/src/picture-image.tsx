import type { Picture } from '@coverwright/domain/build/page/page'
import { isPhotoPath, narrowerPhotos } from '@coverwright/domain/build/photo/photo-path'

/** Width and height are always there, so nothing moves when the picture comes. */
export function PictureImage({ picture, isFirst = false }: { readonly picture: Picture; readonly isFirst?: boolean }) {
  const { src, width, height, alt } = picture
  return (
    <img
      className={frameOf(picture)}
      src={src}
      srcSet={narrowerPhotos(src, width)}
      // What is loaded late is as wide as it turned out to be, where the browser can tell.
      sizes={`${isFirst ? '' : 'auto, '}(min-width: 900px) 640px, 100vw`}
      width={width}
      height={height}
      alt={alt}
      // The first thing that is looked at is drawn with the page, not a frame or two after it.
      decoding={isFirst ? 'sync' : 'async'}
      fetchPriority={isFirst ? 'high' : undefined}
      loading={isFirst ? undefined : 'lazy'}
    />
  )
}

/** As classes: a style attribute would need an unsafe CSP. */
function frameOf({ src, fit = isPhotoPath(src) ? 'cover' : undefined, shape, focus }: Picture): string {
  return ['cj-picture', fit, shape, focus && `fx${focus.x} fy${focus.y}`].filter(Boolean).join(' ')
}
