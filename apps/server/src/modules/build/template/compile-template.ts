import { compileEmail } from '@coverwright/blocks/mail/compile-mail'
import {
  type Compiled,
  compileContract,
  compileDocument,
  compilePage,
  compilePost,
  compileSms,
} from '@coverwright/domain/build/template/compiled'
import type { TemplateContent } from '@coverwright/domain/build/template/template-content'

/** Done once a version: from then on sending is joining. */
export function compileTemplate(content: TemplateContent): Compiled {
  if (content.kind === 'email') return compileEmail(content)
  if (content.kind === 'sms') return compileSms(content)
  if (content.kind === 'document') return compileDocument(content)
  if (content.kind === 'post') return compilePost(content)
  return content.kind === 'contract' ? compileContract(content) : compilePage(content)
}
