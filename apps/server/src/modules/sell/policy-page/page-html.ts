import type { Letter } from '@coverwright/domain/sell/letter/letter'
import { escaped } from '../../../platform/http/escaped.ts'
import { plainPage, plainPageHeaders } from '../../../platform/http/plain-page.ts'

export const pageHeaders = (formTargets: readonly string[]) => ({
  ...plainPageHeaders(formTargets),
  'referrer-policy': 'no-referrer',
  // It is somebody's own: no copy stays behind.
  'cache-control': 'no-store',
})

/** `content` is markup; whatever a person wrote in it has been escaped. */
export const pageHtml = ({ tag, say }: Letter, title: string, content: string, isTest = false) =>
  plainPage({
    language: tag,
    title,
    content,
    notice: isTest ? say('Test mode: no cover is sold here.') : undefined,
  })

export const factsHtml = (facts: readonly (readonly [string, string])[]) =>
  `<dl>${facts.map(([name, value]) => `<div><dt>${escaped(name)}</dt><dd>${escaped(value)}</dd></div>`).join('')}</dl>`
