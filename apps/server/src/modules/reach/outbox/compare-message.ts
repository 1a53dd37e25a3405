import { drawStandardMail } from '@coverwright/blocks/mail/draw-standard-mail'
import type { outbox } from '@coverwright/contract/reach/outbox'
import { exampleValues, templatedEvents } from '@coverwright/domain/build/template/template-fields'
import { fail } from '@coverwright/domain/errors'
import type { ComparedMessage, MessageComparison } from '@coverwright/domain/reach/outbox/compared-message'
import { exampleLetter } from '@coverwright/domain/sell/letter/example-letter'
import type { z } from 'zod'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { goOut } from '../../../platform/http/handlers.ts'
import { readDocument } from '../../build/document/index.ts'
import { bodyDocument, products } from '../../build/product/index.ts'
import {
  brandValues,
  drawLogo,
  fillTemplate,
  findLogo,
  ownValues,
  type PublishedTemplate,
  proposedTemplate,
  publishedTemplate,
  withLogoShown,
} from '../../build/template/index.ts'
import { getOwnCompany } from '../../company/company/index.ts'

type Compared = z.output<typeof ComparedMessage>

export const compareMessage = goOut<typeof outbox, 'compareMessage'>()({
  read: async ({ tx }, asked) => ({ compared: await compare(tx, asked), logo: await findLogo(tx) }),
  act: async ({ logo }, { ports }) => logo && drawLogo(ports.files, logo),
  settle: async (_context, { compared: { standard, own, proposed } }, drawn) => {
    const shown = <M extends Compared['standard']>(mail: M): M => ({
      ...mail,
      html: withLogoShown(mail.html, drawn ?? undefined),
    })
    return { standard: shown(standard), own: own && shown(own), proposed: proposed && shown(proposed) }
  },
})

async function compare(
  tx: ReadTx,
  { eventType, language, productId, templateId }: z.output<typeof MessageComparison>,
): Promise<Compared> {
  const sold = await soldAs(tx, productId)
  const said = exampleLetter(eventType, language, sold)
  const standard = { ...said, html: drawStandardMail(said, await brandValues(tx)) }
  // What is not known of this event is not shown either.
  const known = templatedEvents[eventType].map((field) => [field, exampleValues[field]])
  const filledIn = async (found: PublishedTemplate | undefined): Promise<Compared['own']> => {
    if (!found) return null
    const { compiled, templateId: id, name, number } = found
    const values = { ...(await ownValues(tx, compiled, language)), ...Object.fromEntries(known), ...sold }
    const filled = fillTemplate(compiled, language, values)
    if (filled?.kind !== 'email') return null
    const { subject, text, html, missing } = filled
    return { templateId: id, name, number, subject, text, html, missing: [...missing] }
  }
  const inUse = await publishedTemplate(tx, { kind: 'email', eventType, productId, language })
  const proposed = templateId ? await proposedTemplate(tx, { kind: 'email', language, templateId }) : undefined
  return { standard, own: await filledIn(inUse), proposed: await filledIn(proposed) }
}

/** As its customers read it; with examples where it is not said, or no product is meant. */
async function soldAs(tx: ReadTx, productId: string | null) {
  const { company, product, phone } = exampleValues
  if (!productId) return { company: (await getOwnCompany(tx)).name || company, product, phone }
  const { name } = (await selectRow(tx, products, productId)) ?? fail('template.unknown-product')
  const regulatory = (await readDocument(tx, bodyDocument, productId))?.regulatory
  return {
    company: regulatory?.tradingName || company,
    product: name,
    phone: regulatory?.contact.phone || phone,
  }
}
