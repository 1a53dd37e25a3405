import type { Language } from '@coverwright/domain/base/language/language'
import type { Compiled } from '@coverwright/domain/build/template/compiled'
import type { TemplatedDocument } from '@coverwright/domain/build/template/document-block'
import type { TemplateKind } from '@coverwright/domain/build/template/template'
import type { TemplatedEvent } from '@coverwright/domain/build/template/template-fields'
import { fail } from '@coverwright/domain/errors'
import { and, eq, inArray } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { getTemplateInCompany, placeOf } from './internal.ts'
import { type BindingRow, templateBindings, templates, templateVersions } from './tables.ts'

export interface PublishedTemplate {
  readonly templateId: string
  readonly name: string
  readonly versionId: string
  readonly number: number
  readonly compiled: Compiled
}

type Asked = Use & {
  /** Null where what happened is of no product. */
  readonly productId: string | null
  readonly language: Language
}

/** What is told, or what is made for a policy. */
type Use =
  | {
      readonly kind: Exclude<TemplateKind, 'document' | 'contract' | 'agent-page' | 'post'>
      readonly eventType: TemplatedEvent
      readonly document?: null
    }
  | { readonly kind: 'document'; readonly document: TemplatedDocument; readonly eventType?: null }

/** What the company wrote for this, as it was published last; none where the standard message is sent. */
export async function publishedTemplate(tx: ReadTx, asked: Asked): Promise<PublishedTemplate | undefined> {
  const { language } = asked
  const bound = await tx
    .select()
    .from(templateBindings)
    .where(inArray(templateBindings.place, placesFor(asked)))
  const fitting = bound.toSorted((one, other) => weight(other) - weight(one))
  for (const { templateId } of fitting) {
    const found = await findPublished(tx, templateId)
    // Written in other languages alone it is none: the standard message is in the reader's own.
    if (found?.compiled.texts[language]) return found
  }
  return undefined
}

/** From the most particular to what holds for all. */
const placesFor = ({ kind, eventType = null, document = null, productId, language }: Asked) =>
  [productId, null].flatMap((product) =>
    [language, null].map((one) => placeOf({ kind, eventType, document, productId: product, language: one })),
  )

/** A product counts for more than a language. */
const weight = ({ productId, language }: BindingRow) => (productId ? 2 : 0) + (language ? 1 : 0)

/** The newest published version of a template that is not in the trash. */
export async function findPublished(tx: ReadTx, templateId: string): Promise<PublishedTemplate | undefined> {
  const [row] = await tx
    .select({
      name: templates.name,
      versionId: templateVersions.id,
      number: templateVersions.number,
      compiled: templateVersions.compiled,
    })
    .from(templates)
    .innerJoin(
      templateVersions,
      and(eq(templateVersions.templateId, templates.id), eq(templateVersions.number, templates.publishedNumber)),
    )
    .where(and(eq(templates.id, templateId), eq(templates.state, 'active')))
  return row && { templateId, ...row }
}

/** One that may be put to use for it: published, of its kind and written in its language. */
export async function proposedTemplate(tx: ReadTx, asked: Pick<Asked, 'kind' | 'language'> & { templateId: string }) {
  const { kind } = await getTemplateInCompany(tx, asked.templateId)
  const found = (kind === asked.kind && (await findPublished(tx, asked.templateId))) || fail('template.not-published')
  return found.compiled.texts[asked.language] ? found : fail('template.no-such-language')
}

export async function getVersion(tx: ReadTx, templateId: string, number: number) {
  const [row] = await tx
    .select()
    .from(templateVersions)
    .where(and(eq(templateVersions.templateId, templateId), eq(templateVersions.number, number)))
  return row ?? fail('template.not-published')
}
