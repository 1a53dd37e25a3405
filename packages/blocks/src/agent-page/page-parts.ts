import { languageTags } from '@coverwright/domain/base/language/language'
import type { Line, Run } from '@coverwright/domain/build/page/rich-text'
import type { Photo } from '@coverwright/domain/build/photo/photo'
import { narrowerPhotos } from '@coverwright/domain/build/photo/photo-path'
import type { FilledPageBlock } from '@coverwright/domain/build/template/fill-page'
import { escapeHtml } from '@coverwright/domain/build/template/segments'
import { agentLink } from '@coverwright/domain/sell/agent-page/agent-link'
import { contactLink, labelOfService } from '@coverwright/domain/sell/agent-page/contact-links'
import { weekdays } from '@coverwright/domain/sell/agent-page/working-hours'
import { contactForm, type Typed } from './contact-form.ts'
import type { PageFacts } from './page-facts.ts'
import type { SayOnPage } from './page-words.ts'

export const cardPath = '/contact.vcf'

/** How one visitor sees it at one moment. */
export interface Showing {
  /** Of the page itself, for those who read its address elsewhere. */
  readonly origin: string
  readonly originOf: (host: string) => string
  readonly isAtWork: boolean
  readonly typed?: Typed
  /** What they wrote is on its way. */
  readonly isSent?: boolean
}

interface Drawing {
  readonly page: PageFacts
  readonly showing: Showing
  readonly say: SayOnPage
  /** What stands above it, and below. */
  readonly before: FilledPageBlock | undefined
  readonly after: FilledPageBlock | undefined
}

type Type = FilledPageBlock['type']
type Block<One extends Type> = Extract<FilledPageBlock, { type: One }>
type Draw<One extends Type> = (block: Block<One>, drawing: Drawing) => string

const parts: { readonly [One in Type]: Draw<One> } = {
  'agent-banner': (_block, { page: { banner } }) =>
    banner ? imageOf(banner, 'banner', bannerSizes, ' fetchpriority="high"') : '<div class="banner plain"></div>',
  'agent-card': (_block, { page: { name, company, location, picture } }) =>
    `<div class="who">${picture ? imageOf(picture, 'picture', '112px', ' loading="lazy"') : ''}<div><h1>${escapeHtml(name)}</h1>
<p class="soft">${escapeHtml([company, location].filter(Boolean).join(' · '))}</p></div></div>`,
  'chat-link': ({ title }, drawing) => {
    const { say, page, after } = drawing
    const joined = after && isJoined(after, 'chat-link') ? socialItems(page) : []
    return `${headed(title || say('How to reach me'))}<ul>${[...contactItems(drawing), ...joined].join('')}</ul>`
  },
  'social-links': (block, { page, before }) => {
    const items = socialItems(page)
    if (items.length === 0 || isJoined(block, before?.type)) return ''
    return `${block.title ? headed(block.title) : ''}<ul${block.title ? '' : ' class="after"'}>${items.join('')}</ul>`
  },
  'working-hours': ({ title, shows }, drawing) =>
    (shows === 'week' ? '' : nowLine(drawing)) + (shows === 'now' ? '' : weekOf(title, drawing)),
  'agent-products': ({ title }, { page: { products, code }, showing: { originOf }, say }) => {
    if (products.length === 0) return ''
    const items = products.map(
      ({ name, host }) =>
        `<li><a href="${escapeHtml(agentLink(originOf(host), code))}"><span>${escapeHtml(name)}</span><span aria-hidden="true">→</span></a></li>`,
    )
    return `${headed(title || say('Insurance I offer'))}<ul class="products">${items.join('')}</ul>`
  },
  'contact-form': ({ title }, { say, page, showing }) =>
    contactForm({ say, agentName: page.name, title, typed: showing.typed }),
  heading: ({ text }) => headed(text),
  paragraph: ({ lines }) => `<div class="text">${linesHtml(lines)}</div>`,
  // A style within an element would need a policy that allows styles of all kinds.
  spacer: ({ height }) => `<div class="space-${Math.round(height)}"></div>`,
  divider: () => '<hr>',
  // It stands below everything, whatever a template says: `pageHtml` draws it.
  'regulatory-footer': () => '',
}

/** Whatever somebody typed is escaped; links are built, never taken over. */
export const partHtml = (block: FilledPageBlock, drawing: Drawing): string =>
  // The types of block and drawing fit one another: both come from the same key.
  (parts[block.type] as Draw<Type>)(block, drawing)

/** Ways to other services stand in one row with the chat they follow. */
const isJoined = (block: FilledPageBlock, above: Type | undefined) =>
  block.type === 'social-links' && block.title === '' && above === 'chat-link'

const headed = (text: string) => `<h2>${escapeHtml(text)}</h2>`

/** At half their width phones fetch the narrowest, which is sharp enough there: a wider one takes a second to come. */
const bannerSizes = '(max-width: 480px) 50vw, (max-width: 760px) 100vw, 760px'

function imageOf({ src, alt, width, height }: Photo, className: string, sizes: string, more = ''): string {
  const narrower = narrowerPhotos(src, width)
  const choice = narrower ? ` srcset="${escapeHtml(narrower)}" sizes="${sizes}"` : ''
  return `<img class="${className}" src="${escapeHtml(src)}"${choice} width="${width}" height="${height}" alt="${escapeHtml(alt)}"${more}>`
}

const link = (href: string, text: string, className = 'button') =>
  `<li><a class="${className}" href="${escapeHtml(href)}" rel="noopener">${escapeHtml(text)}</a></li>`

const contactItems = ({ page: { chat, phone }, say }: Drawing): string[] => [
  ...(chat
    ? [link(contactLink(chat), say('Chat on {service}', { service: labelOfService(chat.service) }), 'button strong')]
    : []),
  ...(phone ? [link(`tel:${phone.replaceAll(/[^\d+]/g, '')}`, say('Call {phone}', { phone }))] : []),
  link(cardPath, say('Save my contact')),
]

const socialItems = ({ socialLinks }: PageFacts): string[] =>
  socialLinks.map((social) => link(contactLink(social), labelOfService(social.service)))

function nowLine({ page: { workingHours, awayMessage }, showing: { isAtWork }, say }: Drawing): string {
  if (workingHours.every((day) => day === null) && awayMessage === '') return ''
  const text = isAtWork
    ? say('I am at work now.')
    : awayMessage || say('I am away at the moment, and answer as soon as I am back.')
  return `<p class="now">${escapeHtml(text)}</p>`
}

/** Any Monday: days are called by their names alone. */
const monday = Date.UTC(2026, 10, 16)

function weekOf(title: string, { page, say }: Drawing): string {
  const { workingHours, design } = page
  if (workingHours.every((day) => day === null)) return ''
  const names = new Intl.DateTimeFormat(languageTags[design.language], { weekday: 'long', timeZone: 'UTC' })
  const rows = weekdays.map((_day, at) => {
    const open = workingHours[at]
    const label = names.format(new Date(monday + at * 86_400_000))
    return `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(open ? say('{from} to {to}', open) : say('Closed'))}</td></tr>`
  })
  return `${headed(title || say('Working hours'))}<table>${rows.join('')}</table>`
}

/** Entries that follow one another are one list. */
function linesHtml(lines: readonly Line[]): string {
  let html = ''
  lines.forEach(({ isEntry, runs }, at) => {
    const words = runs.map(runHtml).join('')
    if (!isEntry) html += `<p>${words}</p>`
    else html += `${lines[at - 1]?.isEntry ? '' : '<ul>'}<li>${words}</li>${lines[at + 1]?.isEntry ? '' : '</ul>'}`
  })
  return html
}

function runHtml({ text, bold, italic, link: to }: Run): string {
  const words = escapeHtml(text).replaceAll('\n', '<br>')
  const strong = bold ? `<strong>${words}</strong>` : words
  const marked = italic ? `<em>${strong}</em>` : strong
  const leads = to !== undefined && /^(https|mailto|tel):/i.test(to)
  return leads ? `<a href="${escapeHtml(to)}" rel="noopener">${marked}</a>` : marked
}
