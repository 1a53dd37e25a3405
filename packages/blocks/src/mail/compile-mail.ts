import { type Language, languageTags } from '@coverwright/domain/base/language/language'
import type { Compiled, CompiledMail } from '@coverwright/domain/build/template/compiled'
import type { MailText } from '@coverwright/domain/build/template/mail-block'
import { segmentsOf } from '@coverwright/domain/build/template/segments'
import type { EmailContent } from '@coverwright/domain/build/template/template-content'
import { renderToStaticMarkup } from 'react-dom/server'
import { newInk } from './ink.ts'
import { mailTree } from './mail-tree.ts'
import { plainMail } from './plain-mail.ts'

/** Renders a mail once; from then on filling it is joining what was rendered with the values. */
export function compileMail(mail: MailText, language: Language): CompiledMail {
  const ink = newInk('html')
  const html = renderToStaticMarkup(mailTree(mail, languageTags[language], ink))
  const plain = newInk('text')
  return {
    subject: segmentsOf(mail.subject, 'line'),
    html: ink.segmentsIn(`<!doctype html>${html}`),
    text: plain.segmentsIn(plainMail(mail, plain)),
  }
}

export function compileEmail({ texts, attachments }: EmailContent): Compiled {
  const compiled = Object.entries(texts).map(([language, mail]) => [language, compileMail(mail, language as Language)])
  return { kind: 'email', texts: Object.fromEntries(compiled), ...(attachments && { attachments }) }
}
