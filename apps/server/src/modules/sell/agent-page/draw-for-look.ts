import { pageHtml } from '@coverwright/blocks/agent-page/draw-page'
import type { PageDesign } from '@coverwright/blocks/agent-page/page-facts'
import type { readFacts } from './find-shown-page.ts'

type Facts = Omit<Awaited<ReturnType<typeof readFacts>>, 'values'>

// Shops are not led to from here, and nobody's clock is asked.
const showing = { origin: 'https://example.com', originOf: (host: string) => `https://${host}`, isAtWork: true }

/** The very page, with all that it says, as it would be drawn. */
export const drawForLook = (facts: Facts, design: PageDesign) => pageHtml({ ...facts, design }, showing)
