import type { template } from '@coverwright/contract/build/template'
import { exampleDocument } from '@coverwright/domain/build/template/example-document'
import { type FilledDocument, fillDocument } from '@coverwright/domain/build/template/fill-document'
import { standardDocuments } from '@coverwright/domain/build/template/standard-voucher'
import { fail } from '@coverwright/domain/errors'
import { selectRow } from '../../../platform/database/select-row.ts'
import { goOut } from '../../../platform/http/handlers.ts'
import { TaskRefused } from '../../../platform/threads/tasks.ts'
import { products } from '../product/index.ts'
import { ownValues } from './brand.ts'
import type { FormPlace } from './document/file-of-form.ts'
import { tryDocument } from './document/render-document.ts'
import { type PublishedTemplate, proposedTemplate, publishedTemplate } from './published-template.ts'

/** None of what takes too long: the standard is printed instead of it, too. */
const pagesOf = (document: FilledDocument, place?: FormPlace) =>
  tryDocument(document, place).then(
    (pages) => Buffer.from(pages).toString('base64'),
    (error: unknown) => (error instanceof TaskRefused ? null : Promise.reject(error)),
  )

export const compareDocument = goOut<typeof template, 'compareDocument'>()({
  read: async ({ tx }, { document, language, productId, templateId }) => {
    const product = productId ? ((await selectRow(tx, products, productId)) ?? fail('template.unknown-product')) : null
    const example = exampleDocument(language, document)
    const values = { ...example.values, ...(product && { product: product.name }) }
    const standard = fillDocument(standardDocuments[document](language), { ...example, values }).document
    const filledIn = async (found: PublishedTemplate | undefined) => {
      const text = found?.compiled.kind === 'document' ? found.compiled.texts[language] : undefined
      if (!found || !text) return null
      const known = { ...(await ownValues(tx, found.compiled, language)), ...values }
      const { document: filled, missing } = fillDocument(text, { ...example, values: known })
      const { templateId: id, name, number } = found
      return { document: filled, shown: { templateId: id, name, number, missing: [...missing] } }
    }
    const inUse = await publishedTemplate(tx, { kind: 'document', document, productId, language })
    const proposed = templateId ? await proposedTemplate(tx, { kind: 'document', language, templateId }) : undefined
    return { standard, own: await filledIn(inUse), proposed: await filledIn(proposed) }
  },
  act: async ({ standard, own, proposed }, { ports, actor }) => {
    const place = { files: ports.files, companyId: actor.companyId }
    return {
      standard: await pagesOf(standard),
      own: own && (await pagesOf(own.document, place)),
      proposed: proposed && (await pagesOf(proposed.document, place)),
    }
  },
  settle: async (_context, { own, proposed }, pages) => ({
    standard: { pdf: pages.standard ?? '' },
    own: own && { ...own.shown, pdf: pages.own },
    proposed: proposed && { ...proposed.shown, pdf: pages.proposed },
  }),
})
