import type { Missing } from '@coverwright/domain/publish/publisher/readiness'

/** Where in the builder a part of the body is worked on. */
const parts: Readonly<Record<string, string>> = {
  questions: 'questions',
  dataset: 'dataset',
  cover: 'plans',
  rating: 'pricing',
  documents: 'documents',
}

type Fix = Missing['area'] | 'flow'

/** Where it is put right, and what that place is called. */
export function fixOf({ area, path }: Missing, productId: string): { readonly to: string; readonly place: Fix } {
  // Of the shell only the way between its pages is told with its place.
  const place = area === 'shell' && path.length > 0 ? 'flow' : area
  return { place, to: addressOf(place, path, productId) }
}

function addressOf(place: Fix, path: Missing['path'], productId: string): string {
  switch (place) {
    case 'body':
      return `/bs-build?product=${productId}&part=${parts[String(path[0])] ?? 'readiness'}`
    case 'shell':
      return `/editor?product=${productId}`
    case 'flow':
      return `/steps?product=${productId}`
    case 'policy-numbers':
      return '/policy-engine?tab=products'
    case 'gateway':
      return '/payment-gateway'
    case 'sender-email':
    default:
      return '/setting-page?section=account'
  }
}
