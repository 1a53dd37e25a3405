import type { Missing } from '@coverwright/domain/publisher/readiness'

/** Where in the builder a part of the body is worked on. */
const parts: Readonly<Record<string, string>> = {
  questions: 'questions',
  dataset: 'dataset',
  cover: 'plans',
  rating: 'pricing',
  documents: 'documents',
}

export function fixOf({ area, path }: Missing, productId: string): string {
  switch (area) {
    case 'body':
      return `/bs-build?product=${productId}&part=${parts[String(path[0])] ?? 'readiness'}`
    case 'shell':
      return `/editor?product=${productId}`
    case 'policy-numbers':
      return '/policy-engine?tab=products'
    case 'gateway':
      return '/payment-gateway'
    case 'sender-email':
    default:
      return '/setting-page?section=account'
  }
}
