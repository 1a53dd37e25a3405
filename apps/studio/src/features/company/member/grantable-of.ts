import { urlOfPermission } from '@coverwright/domain/permission-url'
import type { Permission } from '@coverwright/domain/permissions'

interface Card {
  readonly code: Permission
  readonly title: string
  readonly kind: 'page' | 'action'
  readonly isReserved: boolean
}

/** What whoever is signed in may give: what they hold themselves, unless it comes with a role alone. */
export const grantableOf = (cards: readonly Card[], requests: readonly { readonly url: string }[]) =>
  cards.map((card) => ({
    ...card,
    isGrantable: !card.isReserved && requests.some(({ url }) => url === urlOfPermission(card.code)),
  }))
