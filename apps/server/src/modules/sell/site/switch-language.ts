import { languages } from '@coverwright/domain/base/language/language'
import { languageParameter } from '@coverwright/domain/sell/journey/shown-page'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { setLanguage } from './cookies.ts'
import { privately } from './site-request.ts'

/** Chosen by a link on the page; undefined where none was, or one that no site speaks. */
export function languageAsked({ url }: FastifyRequest) {
  const [, query = ''] = url.split('?', 2)
  if (!query.startsWith(`${languageParameter}=`)) return undefined
  const asked = new URLSearchParams(query).get(languageParameter)
  return languages.find((language) => language === asked)
}

/** Back to the page the link stands on, in the other language. */
export function switchLanguage(
  request: FastifyRequest,
  reply: FastifyReply,
  language: NonNullable<ReturnType<typeof languageAsked>>,
) {
  setLanguage(request, reply, language)
  const [path = '/'] = request.url.split('?', 1)
  // Two slashes would name another site.
  return privately(reply).redirect(path.replace(/^\/+/, '/'), 303)
}
