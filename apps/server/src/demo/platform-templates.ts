import type { MailBlock, MailText } from '@coverwright/domain/build/template/mail-block'

interface PlatformTemplate {
  readonly name: string
  readonly tag: string
  readonly mail: MailText
}

const greeting: MailBlock = { type: 'paragraph', id: 'greeting', text: 'Dear {{name|customer}},' }
const documents: MailBlock = { type: 'documents', id: 'documents', title: 'Your documents' }
const toPolicy: MailBlock = { type: 'button', id: 'page', label: 'See your policy', link: '{{link}}' }
const footer = 'Questions? Call us on {{phone}}.'

/** What everybody can begin with. */
export const platformTemplates: readonly PlatformTemplate[] = [
  {
    name: 'Welcome',
    tag: 'Sale',
    mail: {
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
    },
  },
  {
    name: 'Payment not taken',
    tag: 'Payment',
    mail: {
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
    },
  },
  {
    name: 'Policy cancelled',
    tag: 'Cancellation',
    mail: {
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
    },
  },
]
