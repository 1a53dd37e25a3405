import type { Language } from '@coverwright/domain/base/language/language'
import type { Photo } from '@coverwright/domain/build/photo/photo'
import type { FilledPageBlock } from '@coverwright/domain/build/template/fill-page'
import type { PageLook } from '@coverwright/domain/build/template/page-block'
import type { AgentProfile } from '@coverwright/domain/sell/agent-page/agent-page'

type Shown = Pick<
  AgentProfile,
  'location' | 'socialLinks' | 'chat' | 'workingHours' | 'awayMessage' | 'isAppointedRepresentative'
>

/** What a page shows of an agent and of whom they sell for. */
export interface PageFacts extends Shown {
  readonly name: string
  readonly phone: string
  /** Shops know by it whose customers come. */
  readonly code: string
  readonly banner: Photo | undefined
  readonly picture: Photo | undefined
  readonly background: Photo | undefined
  readonly company: string
  readonly licenceNumber: string | null
  /** The company's colour. */
  readonly brand: string | null
  readonly products: readonly { readonly name: string; readonly host: string }[]
  readonly design: PageDesign
}

/** What it is made of, with everything filled in. */
export interface PageDesign {
  readonly language: Language
  readonly look: PageLook
  readonly blocks: readonly FilledPageBlock[]
}
