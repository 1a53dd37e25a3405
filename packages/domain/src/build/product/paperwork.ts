import { z } from 'zod'
import { languages } from '../../base/language/language.ts'
import { idOf, text } from '../../fields.ts'
import { dataName } from '../dataset/data-name.ts'

/** When a document goes to the customer by mail. Before paying they have all of them anyway. */
export const sendingMoments = ['purchase', 'cancellation', 'lapse'] as const

/** The certificate is made for each policy; the others are the body's own. */
export const certificateName = 'certificate'

const Sending = z.strictObject({
  document: dataName,
  on: z.array(z.enum(sendingMoments)).max(3),
  /** Null is the one that was bought in. */
  language: z.enum(languages).nullable(),
})

/** Which documents a product sends, when, in which language; and what the last pages of the journey say. */
export const Paperwork = z.strictObject({
  sendings: z.array(Sending).max(21),
  checkout: z.strictObject({
    /** Answers are read back on the last page before paying; where not, they stand there folded, for nobody pays unseen. */
    showsAnswers: z.boolean(),
    /** Beside the button that pays. */
    payNote: text(300),
    /** In place of the usual words after paying. */
    thanks: text(600),
  }),
})

/** Until somebody says otherwise: whoever buys is sent everything they were shown before, beside the certificate. */
export const standardPaperwork = ({
  documents,
}: {
  readonly documents: readonly { readonly name: string }[]
}): Paperwork => ({
  sendings: [certificateName, ...documents.map(({ name }) => name)].map((document) => ({
    document,
    on: ['purchase'],
    language: null,
  })),
  checkout: { showsAnswers: true, payNote: '', thanks: '' },
})

export const PaperworkForm = z.strictObject({ productId: idOf('product'), ...Paperwork.shape }).meta({
  id: 'PaperworkForm',
  examples: [
    {
      sendings: [
        { document: 'certificate', on: ['purchase'], language: null },
        { document: 'booklet', on: ['purchase', 'cancellation'], language: null },
      ],
      checkout: { showsAnswers: true, payNote: '', thanks: '' },
    },
  ],
})

/** With what there is to send. */
export const ProductPaperwork = z
  .object({
    productId: idOf('product'),
    productName: z.string(),
    languages: z.array(z.enum(languages)),
    documents: z.array(z.object({ name: z.string(), title: z.string(), hasFile: z.boolean() })),
    ...Paperwork.shape,
  })
  .meta({ id: 'ProductPaperwork' })

/** What is sent at a moment, in the order it is listed. */
export const sentOn = ({ sendings }: Pick<Paperwork, 'sendings'>, moment: SendingMoment) =>
  sendings.filter(({ on }) => on.includes(moment))

export type Paperwork = z.output<typeof Paperwork>
export type ProductPaperwork = z.output<typeof ProductPaperwork>
export type SendingMoment = (typeof sendingMoments)[number]
