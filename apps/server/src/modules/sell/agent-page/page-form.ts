import type { LeadForm } from '@coverwright/domain/sell/agent-page/agent-page'
import { escaped } from '../../../platform/http/escaped.ts'

type Field = keyof LeadForm

/** What was typed and could not be sent, with what is wrong. */
export interface Typed {
  readonly values: Readonly<Record<Field, string>>
  readonly problems: Readonly<Partial<Record<Field | 'form', string>>>
}

/** People see nothing of it; programs that fill in every field give themselves away by it. */
export const trapField = 'website'

const labels: Readonly<Record<Field, string>> = {
  name: 'Your name',
  email: 'Your e-mail address',
  phone: 'Your telephone number (if you would like a call)',
  message: 'What can I do for you?',
}

const tokens: Readonly<Record<Field, string>> = { name: 'name', email: 'email', phone: 'tel', message: 'off' }

export function contactForm(agentName: string, typed: Typed | undefined): string {
  const whole = typed?.problems.form
  return `<h2 id="write">Write to ${escaped(agentName)}</h2>${whole ? `<p class="why" role="alert">${escaped(whole)}</p>` : ''}
<form method="post" action="/contact" novalidate aria-labelledby="write">${fieldOf('name', typed)}${fieldOf('email', typed)}${fieldOf('phone', typed)}${fieldOf('message', typed)}
<div class="away" aria-hidden="true"><label for="${trapField}">Leave this empty</label><input id="${trapField}" name="${trapField}" tabindex="-1" autocomplete="off"></div>
<p class="soft">What you write goes to ${escaped(agentName)} and the company they sell for, to answer you.</p><button type="submit">Send</button></form>`
}

function fieldOf(field: Field, typed: Typed | undefined): string {
  const problem = typed?.problems[field]
  const value = escaped(typed?.values[field] ?? '')
  const marks = problem ? ` aria-invalid="true" aria-describedby="${field}-why"` : ''
  const common = `id="${field}" name="${field}" autocomplete="${tokens[field]}"${marks}`
  const input =
    field === 'message'
      ? `<textarea ${common} maxlength="1000">${value}</textarea>`
      : `<input ${common} type="${field === 'email' ? 'email' : field === 'phone' ? 'tel' : 'text'}" maxlength="200" value="${value}">`
  const why = problem ? `<p class="why" id="${field}-why"><span>Error:</span> ${escaped(problem)}</p>` : ''
  return `<label for="${field}">${escaped(labels[field])}</label>${why}${input}`
}
