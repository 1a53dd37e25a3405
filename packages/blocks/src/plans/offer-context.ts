import type { OfferView } from '@coverwright/domain/build/page/page-view'
import { createContext } from 'react'

/** The offer as it is priced now, for blocks inside the form that changes it. */
export const OfferContext = createContext<OfferView | null>(null)
