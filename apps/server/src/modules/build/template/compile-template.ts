import { compileEmail } from '@coverwright/blocks/mail/compile-mail'
import { type Compiled, compileDocument, compilePage, compileSms } from '@coverwright/domain/build/template/compiled'
import type { TemplateContent } from '@coverwright/domain/build/template/template-content'

/** Done once a version: from then on sending is joining. */
export function compileTemplate(content: TemplateContent): Compiled {
  switch (content.kind) {
    case 'email':
      return compileEmail(content)
    case 'sms':
      return compileSms(content)
    case 'document':
      return compileDocument(content)
    case 'agent-page':
      return compilePage(content)
  }
}
