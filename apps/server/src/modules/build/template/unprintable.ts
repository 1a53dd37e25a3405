import { languageNames } from '@coverwright/domain/base/language/language'
import { keywordsNamedIn, textsWithFields } from '@coverwright/domain/build/keyword/with-keywords'
import { documentLacks } from '@coverwright/domain/build/template/check-document'
import { unknownIn } from '@coverwright/domain/build/template/check-template'
import { DocumentText } from '@coverwright/domain/build/template/document-block'
import { documentFields } from '@coverwright/domain/build/template/template-fields'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { designsOf } from './frozen-documents.ts'

/** Why the documents of a product could not be kept or printed: a keyword may have become longer since they were published. */
export async function unprintableDocuments(tx: ReadTx, productId: string): Promise<string[]> {
  const designs = await designsOf(tx, productId)
  return designs.flatMap(({ name, language, written, text }) => {
    const document = `document “${name}” in ${languageNames[language]}`
    const issue = DocumentText.safeParse(text).error?.issues[0]
    if (issue) return [`${keywordsAt(written, issue.path)} does not fit into the ${document}: ${issue.message}`]
    const lacking = documentLacks(language, text).flatMap(([, problem]) => problem || [])[0]
    if (lacking) return [`${keywordsAt(written, ['blocks'])} does not fit into the ${document}: ${lacking}`]
    const unknown = unknownIn({ kind: 'document', texts: { [language]: text } }, documentFields, {})
    if (unknown) return [`The ${document} cannot be filled in: ${unknown}`]
    const address = textsWithFields(text).find(({ isAddress }) => isAddress)
    return address ? [`In the ${document} nothing is filled into the address ${address.text}`] : []
  })
}

/** The keywords that stand at a place, as they are written. */
function keywordsAt(written: DocumentText, path: readonly PropertyKey[]): string {
  const names = keywordsNamedIn(path.reduce(within, written))
  return names.length > 0 ? names.map((name) => `{{${name}}}`).join(', ') : 'What is written'
}

const within = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : value
