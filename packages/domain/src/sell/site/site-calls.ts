import type { Option } from '../../build/dataset/option.ts'
import type { FoundAddress, FoundVehicle, OfferView, PageData } from '../../build/page/page-view.ts'

/** The page cannot go on from here: there is another that says what to do. */
interface Elsewhere {
  readonly location: string
}

/** What the pages of a shop ask of it once they run in a browser, and what it answers. */
export interface SiteAnswers {
  readonly page: PageData | Elsewhere
  readonly quote: OfferView | Elsewhere
  readonly addresses: readonly FoundAddress[]
  readonly vehicle: { readonly vehicle: FoundVehicle | null }
  readonly list: readonly Option[]
}

export type SiteCall = keyof SiteAnswers

/** Pages are named by their designers; what is the shop's own stands where none of theirs can. */
export const callPath = (call: SiteCall) => `/_/${call}`
