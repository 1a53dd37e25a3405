import { escapeHtml } from '@coverwright/domain/build/template/segments'
import type { LeadForm } from '@coverwright/domain/sell/agent-page/agent-page'
import { type SayOnPage, sayProblem } from './page-words.ts'

type Field = keyof LeadForm

/** What was typed and could not be sent, with what is wrong. */
export interface Typed {
  readonly values: Readonly<Record<Field, string>>
  readonly problems: Readonly<Partial<Record<Field | 'form', string>>>
}

/** People see nothing of it; programs that fill in every field give themselves away by it. */
export const trapField = 'website'

const labels = {
  name: 'Your name',
  email: 'Your e-mail address',
  phone: 'Your telephone number (if you would like a call)',
  message: 'What can I do for you?',
} as const satisfies Record<Field, string>

const tokens: Readonly<Record<Field, string>> = { name: 'name', email: 'email', phone: 'tel', message: 'off' }

interface Asking {
  readonly say: SayOnPage
  readonly agentName: string
  /** Empty: as the standard page calls it. */
  readonly title: string
  readonly typed: Typed | undefined
}

export function contactForm({ say, agentName, title, typed }: Asking): string {
  const whole = typed?.problems.form
  const asked = (field: Field) => fieldOf(field, typed, say)
  const said = { name: agentName }
  return `<h2 id="write">${escapeHtml(title || say('Write to {name}', said))}</h2>${whole ? `<p class="why" role="alert">${escapeHtml(sayProblem(say, whole))}</p>` : ''}
<form method="post" action="/contact" novalidate aria-labelledby="write">${asked('name')}${asked('email')}${asked('phone')}${asked('message')}
<div class="away" aria-hidden="true"><label for="${trapField}">${escapeHtml(say('Leave this empty'))}</label><input id="${trapField}" name="${trapField}" tabindex="-1" autocomplete="off"></div>
<p class="soft">${escapeHtml(say('What you write goes to {name} and the company they sell for, to answer you.', said))}</p><button type="submit">${escapeHtml(say('Send'))}</button></form>`
}

function fieldOf(field: Field, typed: Typed | undefined, say: SayOnPage): string {
  const problem = typed?.problems[field]
  const value = escapeHtml(typed?.values[field] ?? '')
  const marks = problem ? ` aria-invalid="true" aria-describedby="${field}-why"` : ''
  const common = `id="${field}" name="${field}" autocomplete="${tokens[field]}"${marks}`
  const input =
    field === 'message'
      ? `<textarea ${common} maxlength="1000">${value}</textarea>`
      : `<input ${common} type="${field === 'email' ? 'email' : field === 'phone' ? 'tel' : 'text'}" maxlength="200" value="${value}">`
  const why = problem
    ? `<p class="why" id="${field}-why"><span>${escapeHtml(say('Error:'))}</span> ${escapeHtml(sayProblem(say, problem))}</p>`
    : ''
  return `<label for="${field}">${escapeHtml(say(labels[field]))}</label>${why}${input}`
}
