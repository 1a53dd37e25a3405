import { z } from 'zod'
import { languages } from '../../base/language/language.ts'
import { text } from '../../fields.ts'
import { model } from '../document/model.ts'
import { termName } from './contract-fields.ts'
import { DocumentText } from './document-block.ts'
import { MailText } from './mail-block.ts'
import { merged } from './merged.ts'
import { PageLook, PageText } from './page-block.ts'

export const smsLimits = { sender: 11, text: 918 } as const

const sender = z
  .string()
  .regex(/^(?:(?=.*[a-z])[a-z0-9]{1,11})?$/i, 'Use 1 to 11 letters or digits, with one letter at least')

const inLanguages = <T extends z.ZodType>(written: T) =>
  z
    .partialRecord(z.enum(languages), written)
    .refine((texts) => Object.keys(texts).length > 0, 'Write it in one language')

export const attachmentLimits = { files: 5, bytes: 10 * 1024 * 1024 } as const

/** What goes with a mail, in whichever language. */
const Attachments = z.strictObject({
  /** Of the company's documents, each in the version that is newest when the mail is sent. */
  companyDocumentIds: z.array(z.uuid()).max(attachmentLimits.files),
  /** The papers of the policy it is about: what the message links to is in it as well, as far as it fits. */
  hasPapers: z.boolean(),
})

export const EmailContent = z.strictObject({
  version: z.literal(1),
  kind: z.literal('email'),
  /** Absent: nothing. */
  attachments: Attachments.optional(),
  texts: inLanguages(MailText),
})

export const SmsContent = z.strictObject({
  version: z.literal(1),
  kind: z.literal('sms'),
  /** Empty: the number that the carrier gives. */
  sender,
  texts: inLanguages(z.strictObject({ text: merged(smsLimits.text) })),
})

export const DocumentContent = z
  .strictObject({ version: z.literal(1), kind: z.literal('document'), texts: inLanguages(DocumentText) })
  .check(({ value, issues }) => {
    const isForm = Object.values(value.texts).map(({ form }) => form !== undefined)
    if (new Set(isForm).size > 1)
      issues.push({
        code: 'custom',
        input: value,
        path: ['texts'],
        message: 'It is a form in every language or in none',
      })
  })

export const AgentPageContent = z.strictObject({
  version: z.literal(1),
  kind: z.literal('agent-page'),
  look: PageLook,
  texts: inLanguages(PageText),
})

export const contractLimits = { terms: 30, label: 80, value: 500 } as const

/** What is agreed anew each time: whoever makes the agreement says it. */
const ContractTerm = z.strictObject({
  name: termName,
  /** As whoever makes the agreement is asked for it. It may be empty while it is written. */
  label: text(contractLimits.label),
  /** To try the contract with. */
  example: text(contractLimits.value),
})

/** Nothing was sold by it: there are no rows of a policy. */
const ContractText = DocumentText.check(({ value, issues }) => {
  if (value.blocks.some(({ type }) => type === 'list'))
    issues.push({ code: 'custom', input: value, path: ['blocks'], message: 'A contract lists nothing of a policy' })
  if (value.form)
    issues.push({ code: 'custom', input: value, path: ['form'], message: 'A contract is no uploaded form' })
})

export const ContractContent = z.strictObject({
  version: z.literal(1),
  kind: z.literal('contract'),
  terms: z
    .array(ContractTerm)
    .max(contractLimits.terms)
    .refine((terms) => new Set(terms.map(({ name }) => name)).size === terms.length, 'Two terms have the same name'),
  texts: inLanguages(ContractText),
})

export const postTemplateLimits = { text: 1000, riskLine: 200 } as const

/** Who it is from and what the risk is stand under every post that is made of it. */
export const PostContent = z.strictObject({
  version: z.literal(1),
  kind: z.literal('post'),
  texts: inLanguages(
    z.strictObject({ text: merged(postTemplateLimits.text), riskLine: text(postTemplateLimits.riskLine) }),
  ),
})

/** What is edited of a template, by its kind. */
export const TemplateContent = z.discriminatedUnion('kind', [
  EmailContent,
  SmsContent,
  DocumentContent,
  AgentPageContent,
  ContractContent,
  PostContent,
])

export const templateModel = model({ name: 'template', version: 1, schema: TemplateContent, upgrades: {} })

export type Attachments = z.output<typeof Attachments>
export type EmailContent = z.output<typeof EmailContent>
export type DocumentContent = z.output<typeof DocumentContent>
export type AgentPageContent = z.output<typeof AgentPageContent>
export type ContractTerm = z.output<typeof ContractTerm>
export type ContractContent = z.output<typeof ContractContent>
export type PostContent = z.output<typeof PostContent>
export type SmsContent = z.output<typeof SmsContent>
export type TemplateContent = z.output<typeof TemplateContent>
