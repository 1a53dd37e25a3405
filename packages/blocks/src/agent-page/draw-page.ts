import { languageTags } from '@coverwright/domain/base/language/language'
import { escapeHtml } from '@coverwright/domain/build/template/segments'
import { regulatoryLines } from '@coverwright/domain/sell/agent-page/regulatory-lines'
import type { PageFacts } from './page-facts.ts'
import { partHtml, type Showing } from './page-parts.ts'
import { styleOf } from './page-style.ts'
import { wordsOn } from './page-words.ts'

/** A whole page, without a script. */
export function pageHtml(page: PageFacts, showing: Showing): string {
  const { name, company, location, banner, picture, design } = page
  const { origin, typed, isSent = false } = showing
  const say = wordsOn(design.language)
  const title = `${name} · ${company}`
  const about = [say('Insurance from {company}', { company }), location].filter(Boolean).join(', ')
  const shared = picture ?? banner
  const social = {
    'og:type': 'profile',
    'og:title': title,
    'og:description': about,
    'og:url': `${origin}/`,
    ...(shared && { 'og:image': `${origin}${shared.src}` }),
  }
  const isAnswer = isSent || typed !== undefined
  return `<!doctype html><html lang="${languageTags[design.language]}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${typed ? `${escapeHtml(say('Error:'))} ` : ''}${escapeHtml(title)}</title><meta name="description" content="${escapeHtml(about)}">
${Object.entries(social)
  .map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`)
  .join('')}
${isAnswer ? '<meta name="robots" content="noindex">' : `<link rel="canonical" href="${escapeHtml(`${origin}/`)}">`}
<link rel="icon" href="/favicon.ico"><style>${styleOf(page)}</style></head><body><main>
${mainHtml(page, showing)}
</main><footer>${regulatoryLines({ agentName: name, companyName: company, ...page }, say)
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('')}</footer></body></html>`
}

function mainHtml(page: PageFacts, showing: Showing): string {
  const { blocks, language } = page.design
  const say = wordsOn(language)
  const drawn = blocks.map((block, at) =>
    partHtml(block, { page, showing, say, before: blocks[at - 1], after: blocks[at + 1] }),
  )
  if (!showing.isSent) return drawn.join('\n')
  // Under who it is, wherever the rest stands: whoever wrote need not look for it.
  const below = blocks.findIndex(({ type }) => type !== 'agent-banner' && type !== 'agent-card')
  const thanks = `<p class="now" role="status">${escapeHtml(say('Thank you. What you wrote is on its way.'))}</p>`
  return drawn.toSpliced(below, 0, thanks).join('\n')
}
