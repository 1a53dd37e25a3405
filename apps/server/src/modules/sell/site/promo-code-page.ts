import { languageTags } from '@coverwright/domain/base/language/language'
import type { Phrase } from '@coverwright/domain/build/words/say'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { escaped } from '../../../platform/http/escaped.ts'
import { plainPage, plainPageHeaders } from '../../../platform/http/plain-page.ts'
import { endedPath } from './own-pages.ts'
import { pathOf } from './page-path.ts'
import { privately, type SiteServices, type Visiting } from './site-request.ts'

export const promoCodePath = '/_/code'

const problems: Readonly<Record<string, Phrase>> = {
  errors: 'This code cannot be used for this insurance.',
  ended: 'Your code can no longer be used. You have paid nothing: see the price without it.',
  'voucher-ended':
    'Your voucher cannot be used for this any more. You have paid nothing: your card would pay all of it.',
  monthly: 'A voucher pays for the whole price at once. Choose to pay yearly, or go on without it.',
}

/** Asks for a code, on a page without script, or says what became of it. */
export function showPromoCode(reply: FastifyReply, { visitor, query, release }: Visiting) {
  if (visitor.kind !== 'buyer') return privately(reply).redirect(visitor.kind === 'nobody' ? '/' : endedPath, 303)
  const { say } = release.speech
  const { shell, body } = release.content
  const phrase = problems[query]
  const problem = phrase && say(phrase)
  const title = say('Use a promo code')
  const goOn = `<p><a href="${escaped(pathOf(shell.pages, 'plans'))}">${escaped(say('Go on'))}</a></p>`
  const { brand, radius } = shell.theme
  const page = plainPage({
    language: languageTags[release.language],
    title: problem ? `${say('There is a problem')}: ${title}` : title,
    isNarrow: true,
    shop: { name: body.regulatory.tradingName, look: { brand, radius } },
    content:
      query === 'taken'
        ? `<h1>${escaped(say('Your code is noted.'))}</h1>${goOn}`
        : `<h1>${escaped(title)}</h1>
<form method="post" action="${promoCodePath}">
<label for="code">${escaped(say('Promo code'))}</label>
${problem ? `<p class="why" id="problem">${escaped(problem)}</p>` : ''}
<input id="code" name="code" maxlength="40" autocomplete="off" autocapitalize="characters" spellcheck="false" required${problem ? ' aria-invalid="true" aria-describedby="problem" autofocus' : ''}>
<button>${escaped(say('Use the code'))}</button>
</form>
${visitor.buyer.voucher ? droppingForm(say('Do not use the voucher')) : ''}
${goOn}`,
  })
  return privately(reply).headers(plainPageHeaders([], { brand, radius })).send(page)
}

const droppingForm = (label: string) =>
  `<form method="post" action="${promoCodePath}"><button class="quiet" name="drop" value="voucher">${escaped(label)}</button></form>`

export async function takePromoCode(
  { sale }: SiteServices,
  request: FastifyRequest,
  reply: FastifyReply,
  { visitor, release }: Visiting,
  form: URLSearchParams,
) {
  privately(reply)
  if (visitor.kind !== 'buyer') return reply.redirect(visitor.kind === 'nobody' ? '/' : endedPath, 303)
  if (form.has('drop')) {
    await sale.dropVoucher(visitor)
    return reply.redirect(pathOf(release.content.shell.pages, 'plans'), 303)
  }
  const isTaken = await sale.takePromoCode(visitor, form.get('code') ?? '', request.ip)
  return reply.redirect(`${promoCodePath}?${isTaken ? 'taken' : 'errors'}`, 303)
}
