import type { JourneyMode } from '@coverwright/domain/build/product/journey-mode'

/** Whose site it is. */
export interface CountedSite {
  readonly companyId: string
  readonly productId: string
  readonly mode: JourneyMode
}

/** An answered request; of a page, where it was for one. Nothing of whoever asked. */
export interface CountedRequest {
  readonly page: string
  readonly isVisit: boolean
  readonly isError: boolean
  readonly ms: number
}

/** Whoever counts what happens on the sites; no request waits for it. */
export interface SiteTraffic {
  readonly noteRequest: (site: CountedSite, request: CountedRequest) => void
  /** An application has got past a page, or taken one of the branches behind it (`branchStep`). */
  readonly noteStep: (site: CountedSite, taken: { readonly applicationId: string; readonly step: string }) => void
}
