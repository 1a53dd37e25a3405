import type { DocumentBlock, DocumentText } from '@coverwright/domain/build/template/document-block'
import type { MailBlock, MailText } from '@coverwright/domain/build/template/mail-block'
import type { TemplateContent } from '@coverwright/domain/build/template/template-content'
import type { StepKind } from '../../../framework/document/document-store.ts'
import type { DocumentSession } from '../product-document/open-document.ts'

export type TemplateSession = DocumentSession<TemplateContent | null>

/** What is written of a template in one language, and what it is made of. */
type Text = MailText | DocumentText
export type Block = MailBlock | DocumentBlock

/** Changes what is written in the language that is open. */
type ChangeText<T extends Text> = (recipe: (text: T) => void, label: string, kind?: StepKind) => void
export type ChangeMail = ChangeText<MailText>
export type ChangeDocument = ChangeText<DocumentText>
