import { compileEmail } from '@coverwright/blocks/mail/compile-mail'
import { type Compiled, compileDocument, compileSms } from '@coverwright/domain/build/template/compiled'
import type { TemplateContent } from '@coverwright/domain/build/template/template-content'

/** Done once a version: from then on sending is joining. */
export function compileTemplate(content: TemplateContent): Compiled {
  if (content.kind === 'document') return compileDocument(content)
  return content.kind === 'email' ? compileEmail(content) : compileSms(content)
}
