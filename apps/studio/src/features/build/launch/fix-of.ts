import type { Missing } from '@coverwright/domain/publish/publisher/readiness'
import { addressOfPart, partOf, placeText } from '../body-editing/place.ts'

/** Where it is put right: at the very field, wherever the place is known. */
export function fixOf({ area, path }: Pick<Missing, 'area' | 'path'>, productId: string): string {
  const product = new URLSearchParams({ product: productId })
  switch (area) {
    case 'body':
      return path.length > 0 ? addressOfPart(productId, partOf(path), path) : `/bs-build?${product}&part=readiness`
    case 'shell':
      // Of the shell only the way between its pages is told with its place.
      return path.length > 0
        ? `/steps?${new URLSearchParams({ product: productId, place: placeText(path) })}`
        : `/editor?${product}`
    case 'policy-numbers':
      return '/policy-engine?tab=products'
    case 'units':
      return '/upgrade'
    case 'gateway':
      return '/payment-gateway'
    case 'sender-email':
    default:
      return '/setting-page?section=account'
  }
}
