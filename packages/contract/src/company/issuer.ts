import { DatedIssuer, IssuerForm } from '@coverwright/domain/company/issuer/issuer'
import { z } from 'zod'
import { call, can, group } from '../call.ts'

/** Who invoices: whoever runs the product. On the wire among the calls of `payment`. */
export const issuer = group('payment', {
  /** The newest first, what is to come among them. */
  listIssuers: call({ access: can('set-plans'), input: z.strictObject({}), output: z.array(DatedIssuer) }),
  /** From a day on, today at the earliest; said again for the same day, the last counts. Invoices that are written stay as they are. */
  saveIssuer: call({
    access: can('set-plans'),
    audit: true,
    input: IssuerForm,
    output: DatedIssuer,
    errors: ['issuer.in-the-past', 'issuer.too-many'],
  }),
})
