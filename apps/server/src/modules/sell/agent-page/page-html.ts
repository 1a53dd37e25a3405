import { hash } from 'node:crypto'
import type { Photo } from '@coverwright/domain/build/photo/photo'
import { narrowerPhotos } from '@coverwright/domain/build/photo/photo-path'
import { agentLink } from '@coverwright/domain/sell/agent-page/agent-link'
import { contactLink, labelOfService } from '@coverwright/domain/sell/agent-page/contact-links'
import { regulatoryLines } from '@coverwright/domain/sell/agent-page/regulatory-lines'
import { weekdays } from '@coverwright/domain/sell/agent-page/working-hours'
import { escaped } from '../../../platform/http/escaped.ts'
import type { ShownPage } from './find-shown-page.ts'
import { contactForm, type Typed } from './page-form.ts'
import { styleOf } from './page-style.ts'

export const contactPath = '/contact'
export const sentPath = '/sent'
export const cardPath = '/contact.vcf'

interface Showing {
  /** Of the page itself, for those who read its address elsewhere. */
  readonly origin: string
  readonly originOf: (host: string) => string
  readonly isAtWork: boolean
  readonly typed?: Typed
  /** What they wrote is on its way. */
  readonly isSent?: boolean
}

/** A whole page, without a script. Whatever somebody typed passes through `escaped`; links are built, never taken over. */
export function pageHtml(page: ShownPage, showing: Showing): string {
  const { name, company, location, banner, picture } = page
  const { origin, typed, isSent = false } = showing
  const title = `${name} · ${company}`
  const about = [`Insurance from ${company}`, location].filter(Boolean).join(', ')
  const shared = picture ?? banner
  const social = {
    'og:type': 'profile',
    'og:title': title,
    'og:description': about,
    'og:url': `${origin}/`,
    ...(shared && { 'og:image': `${origin}${shared.src}` }),
  }
  const isAnswer = isSent || typed !== undefined
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${typed ? 'Error: ' : ''}${escaped(title)}</title><meta name="description" content="${escaped(about)}">
${Object.entries(social)
  .map(([property, content]) => `<meta property="${property}" content="${escaped(content)}">`)
  .join('')}
${isAnswer ? '<meta name="robots" content="noindex">' : `<link rel="canonical" href="${escaped(`${origin}/`)}">`}
<link rel="icon" href="/favicon.ico"><style>${styleIn(page)}</style></head><body><main>
${banner ? imageOf(banner, 'banner', '100vw') : '<div class="banner plain"></div>'}
<div class="who">${picture ? imageOf(picture, 'picture', '112px') : ''}<div><h1>${escaped(name)}</h1>
<p class="soft">${escaped([company, location].filter(Boolean).join(' · '))}</p></div></div>
${isSent ? '<p class="now" role="status">Thank you. What you wrote is on its way.</p>' : ''}
${nowLine(page, showing)}${contacts(page)}${shelf(page, showing)}${hours(page)}${contactForm(name, typed)}
</main><footer>${regulatoryLines({ agentName: name, companyName: company, ...page })
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('')}</footer></body></html>`
}

const styleIn = ({ brand, background }: ShownPage) => styleOf(brand, background?.src)

/** Nobody else's anything, and no script at all. */
export const pageHeaders = (page: ShownPage) => ({
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${hash('sha256', styleIn(page), 'base64')}'`,
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
})

function imageOf({ src, alt, width, height }: Photo, className: string, sizes: string): string {
  const narrower = narrowerPhotos(src, width)
  const choice = narrower ? ` srcset="${escaped(narrower)}" sizes="${sizes}"` : ''
  return `<img class="${className}" src="${escaped(src)}"${choice} width="${width}" height="${height}" alt="${escaped(alt)}">`
}

function nowLine({ workingHours, awayMessage }: ShownPage, { isAtWork }: Showing): string {
  if (workingHours.every((day) => day === null) && awayMessage === '') return ''
  const text = isAtWork
    ? 'I am at work now.'
    : awayMessage || 'I am away at the moment, and answer as soon as I am back.'
  return `<p class="now">${escaped(text)}</p>`
}

const link = (href: string, text: string, className = 'button') =>
  `<li><a class="${className}" href="${escaped(href)}" rel="noopener">${escaped(text)}</a></li>`

function contacts({ chat, socialLinks, phone }: ShownPage): string {
  const items = [
    ...(chat ? [link(contactLink(chat), `Chat on ${labelOfService(chat.service)}`, 'button strong')] : []),
    ...(phone ? [link(`tel:${phone.replaceAll(/[^\d+]/g, '')}`, `Call ${phone}`)] : []),
    link(cardPath, 'Save my contact'),
    ...socialLinks.map((social) => link(contactLink(social), labelOfService(social.service))),
  ]
  return `<h2>How to reach me</h2><ul>${items.join('')}</ul>`
}

function shelf({ products, code }: ShownPage, { originOf }: Showing): string {
  if (products.length === 0) return ''
  const items = products.map(
    ({ name, host }) =>
      `<li><a href="${escaped(agentLink(originOf(host), code))}"><span>${escaped(name)}</span><span aria-hidden="true">→</span></a></li>`,
  )
  return `<h2>Insurance I offer</h2><ul class="products">${items.join('')}</ul>`
}

function hours({ workingHours }: ShownPage): string {
  if (workingHours.every((day) => day === null)) return ''
  const rows = weekdays.map((day, at) => {
    const open = workingHours[at]
    const label = `${day.charAt(0).toUpperCase()}${day.slice(1)}`
    return `<tr><th scope="row">${label}</th><td>${open ? `${open.from} to ${open.to}` : 'Closed'}</td></tr>`
  })
  return `<h2>Working hours</h2><table>${rows.join('')}</table>`
}
