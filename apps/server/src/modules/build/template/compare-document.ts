import type { template } from '@coverwright/contract/build/template'
import { exampleDocument } from '@coverwright/domain/build/template/example-document'
import { type FilledDocument, fillDocument } from '@coverwright/domain/build/template/fill-document'
import { standardCertificate } from '@coverwright/domain/build/template/standard-certificate'
import { fail } from '@coverwright/domain/errors'
import { selectRow } from '../../../platform/database/select-row.ts'
import { goOut } from '../../../platform/http/handlers.ts'
import { TaskRefused } from '../../../platform/threads/tasks.ts'
import { products } from '../product/index.ts'
import { ownValues } from './brand.ts'
import { tryDocument } from './document/render-document.ts'
import { publishedTemplate } from './published-template.ts'

/** None of what takes too long: the standard is printed instead of it, too. */
const pagesOf = (document: FilledDocument) =>
  tryDocument(document).then(
    (pages) => Buffer.from(pages).toString('base64'),
    (error: unknown) => (error instanceof TaskRefused ? null : Promise.reject(error)),
  )

export const compareDocument = goOut<typeof template, 'compareDocument'>()({
  read: async ({ tx }, { document, language, productId }) => {
    const product = productId ? ((await selectRow(tx, products, productId)) ?? fail('template.unknown-product')) : null
    const example = exampleDocument(language)
    const values = { ...example.values, ...(product && { product: product.name }) }
    const standard = fillDocument(standardCertificate(language), { ...example, values }).document
    const found = await publishedTemplate(tx, { kind: 'document', document, productId, language })
    const text = found?.compiled.kind === 'document' ? found.compiled.texts[language] : undefined
    if (!found || !text) return { standard, own: null }
    const { compiled, templateId, name, number } = found
    const known = { ...(await ownValues(tx, compiled, language)), ...values }
    const own = fillDocument(text, { ...example, values: known }).document
    return { standard, own: { templateId, name, number, document: own } }
  },
  act: async ({ standard, own }) => ({
    standard: await pagesOf(standard),
    own: own && (await pagesOf(own.document)),
  }),
  settle: async (_context, { own }, pages) => ({
    standard: { pdf: pages.standard ?? '' },
    own: own && { templateId: own.templateId, name: own.name, number: own.number, pdf: pages.own },
  }),
})
