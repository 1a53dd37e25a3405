import type { MailBlock, MailText } from '@coverwright/domain/build/template/mail-block'
import { standardCertificate } from '@coverwright/domain/build/template/standard-certificate'
import { standardContract, standardTerms } from '@coverwright/domain/build/template/standard-contract'
import { standardLook, standardPage } from '@coverwright/domain/build/template/standard-page'
import { standardVoucher } from '@coverwright/domain/build/template/standard-voucher'
import type { TemplateContent } from '@coverwright/domain/build/template/template-content'

interface PlatformTemplate {
  /** By which it is known to have been there, whatever it is called since. */
  readonly seed: string
  readonly name: string
  readonly tag: string
  readonly content: TemplateContent
}

const inEnglish = (mail: MailText): TemplateContent => ({ version: 1, kind: 'email', texts: { en_uk: mail } })

const greeting: MailBlock = { type: 'paragraph', id: 'greeting', text: 'Dear {{name|customer}},' }
const documents: MailBlock = { type: 'documents', id: 'documents', title: 'Your documents' }
const toPolicy: MailBlock = { type: 'button', id: 'page', label: 'See your policy', link: '{{link}}' }
const footer = 'Questions? Call us on {{phone}}.'

/** What everybody can begin with. */
export const platformTemplates: readonly PlatformTemplate[] = [
  {
    seed: 'welcome',
    name: 'Welcome',
    tag: 'Sale',
    content: inEnglish({
      subject: 'Your {{product}} policy {{policyNumber}}',
      previewText: 'You are covered from {{startDate}}',
      blocks: [
        { type: 'heading', id: 'heading', text: 'You are covered' },
        greeting,
        { type: 'paragraph', id: 'thanks', text: 'Thank you for choosing {{company}}. This is what you have bought:' },
        {
          type: 'facts',
          id: 'facts',
          rows: [
            { label: 'Policy', value: '{{policyNumber}}' },
            { label: 'Cover begins', value: '{{startDate}}' },
            { label: 'Cover ends', value: '{{endDate}}' },
            { label: 'Price', value: '{{price}}' },
          ],
        },
        documents,
        toPolicy,
      ],
      footer,
    }),
  },
  {
    seed: 'payment-not-taken',
    name: 'Payment not taken',
    tag: 'Payment',
    content: inEnglish({
      subject: 'We could not take your payment for policy {{policyNumber}}',
      previewText: '{{amount}} was due on {{dueDate}}',
      blocks: [
        { type: 'heading', id: 'heading', text: 'Your payment did not go through' },
        greeting,
        {
          type: 'paragraph',
          id: 'what',
          text: 'We could not take payment {{paymentNumber}} of {{amount}}, due on {{dueDate}}. The next date to know is {{nextDate|today}}.',
        },
        { type: 'button', id: 'pay', label: 'Pay now', link: '{{link}}' },
        documents,
      ],
      footer,
    }),
  },
  {
    seed: 'policy-cancelled',
    name: 'Policy cancelled',
    tag: 'Cancellation',
    content: inEnglish({
      subject: 'Your policy {{policyNumber}} is cancelled',
      previewText: '{{amount}} goes back to your card',
      blocks: [
        { type: 'heading', id: 'heading', text: 'Your policy is cancelled' },
        greeting,
        {
          type: 'paragraph',
          id: 'what',
          text: 'As you wished, your {{product}} policy is cancelled and you are no longer covered. {{amount}} goes back to your card.',
        },
        documents,
        toPolicy,
      ],
      footer,
    }),
  },
  {
    seed: 'application-declined',
    name: 'Application declined',
    tag: 'Underwriting',
    content: inEnglish({
      subject: 'Your application {{reference}} for {{product}}',
      previewText: 'We have looked at your answers',
      blocks: [
        { type: 'heading', id: 'heading', text: 'We cannot offer you this cover' },
        greeting,
        {
          type: 'paragraph',
          id: 'what',
          text: 'We have looked at your application, and we cannot offer you this cover. {{reason|}}',
        },
        { type: 'paragraph', id: 'others', text: 'Other insurers may see it differently.' },
      ],
      footer,
    }),
  },
  {
    seed: 'certificate',
    name: 'Certificate of insurance',
    tag: 'Sale',
    content: {
      version: 1,
      kind: 'document',
      texts: {
        en_uk: standardCertificate('en_uk'),
        de_de: standardCertificate('de_de'),
        fr_fr: standardCertificate('fr_fr'),
      },
    },
  },
  {
    seed: 'voucher',
    name: 'eVoucher',
    tag: 'Promotion',
    content: {
      version: 1,
      kind: 'document',
      texts: { en_uk: standardVoucher('en_uk'), de_de: standardVoucher('de_de'), fr_fr: standardVoucher('fr_fr') },
    },
  },
  {
    seed: 'agreement',
    name: 'Agreement between companies',
    tag: 'Partners',
    content: { version: 1, kind: 'contract', terms: [...standardTerms], texts: { en_uk: standardContract } },
  },
  {
    seed: 'post',
    name: 'Introduce a product',
    tag: 'Posts',
    content: {
      version: 1,
      kind: 'post',
      texts: {
        en_uk: {
          text: '{{product}}: see what is covered and what it costs, in a few minutes. {{link}}',
          riskLine: 'Terms, limits and exclusions apply: read the policy documents before you buy.',
        },
      },
    },
  },
  {
    seed: 'home-page',
    name: 'Home page',
    tag: 'Agents',
    // As every home page of an agent looks that no template was chosen for.
    content: { version: 1, kind: 'agent-page', look: standardLook, texts: { en_uk: standardPage } },
  },
]
