import type { Language } from '@coverwright/domain/base/language/language'
import type { DocumentBlock, DocumentText } from '@coverwright/domain/build/template/document-block'
import type { MailBlock, MailText } from '@coverwright/domain/build/template/mail-block'
import type { PageBlock, PageText } from '@coverwright/domain/build/template/page-block'
import type { Template } from '@coverwright/domain/build/template/template'
import type { PostContent, TemplateContent } from '@coverwright/domain/build/template/template-content'
import type { StepKind } from '../../../framework/document/document-store.ts'
import type { DocumentSession } from '../product-document/open-document.ts'
import type { ScreenKind } from './template-paths.ts'

export type TemplateSession = DocumentSession<TemplateContent | null>

/** What is written of a template in one language, and what it is made of. */
interface Texts {
  email: MailText
  document: DocumentText
  contract: DocumentText
  'agent-page': PageText
  post: PostContent['texts']['en_uk']
}
export type Block = MailBlock | DocumentBlock | PageBlock

/** Changes what is written in the language that is open. */
export type ChangeText<T> = (recipe: (text: T) => void, label: string, kind?: StepKind) => void
export type ChangeMail = ChangeText<MailText>
export type ChangeDocument = ChangeText<DocumentText>

/** What the work on a template is handed, whatever its kind. */
export interface WorkProps<Kind extends ScreenKind> {
  readonly template: Template
  readonly content: Extract<TemplateContent, { kind: Kind }>
  readonly language: Language
  readonly session: TemplateSession
  readonly isLocked: boolean
}

export const changeText =
  <Kind extends ScreenKind>({ template, language, session, isLocked }: WorkProps<Kind>): ChangeText<Texts[Kind]> =>
  (recipe, label, step) => {
    if (isLocked) return
    session.store.change(
      (draft) => {
        const text = draft?.kind === template.kind ? draft.texts[language] : undefined
        // What is written is of the kind that was just asked for.
        if (text) recipe(text as Texts[Kind])
      },
      label,
      step,
    )
  }
