import type { Language } from '@coverwright/domain/base/language/language'
import { templateProblems } from '@coverwright/domain/build/template/check-template'
import type { FilledDocument } from '@coverwright/domain/build/template/fill-document'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { TaskRefused } from '../../../platform/threads/tasks.ts'
import { findRevision, readDocument } from '../document/index.ts'
import type { FormPlace } from './document/file-of-form.ts'
import { tryDocument } from './document/render-document.ts'
import { templateDocument } from './document-kind.ts'
import { hasPages, readDraft } from './preview-template.ts'

interface Pages {
  /** Null of what has no pages. */
  readonly revision: number | null
  readonly documents: readonly (readonly [Language, FilledDocument])[]
}

/** A document in all its languages, with examples. None of what is refused for other reasons. */
export async function readPages(tx: ReadTx, id: string): Promise<Pages> {
  const content = await readDocument(tx, templateDocument, id)
  if (!content || !hasPages(content) || Object.keys(templateProblems(content)).length > 0)
    return { revision: null, documents: [] }
  const documents: [Language, FilledDocument][] = []
  // The keys of what was checked are languages.
  for (const language of Object.keys(content.texts) as Language[]) {
    const { document } = await readDraft(tx, { id, language })
    if (document) documents.push([language, document])
  }
  return { revision: await findRevision(tx, { kind: templateDocument, ownerId: id }), documents }
}

/** Why they cannot be set, by their place. How long pages take cannot be told from how much is written. */
export async function pageProblems({ documents }: Pages, place: FormPlace): Promise<Readonly<Record<string, string>>> {
  for (const [language, document] of documents) {
    const refused = await tryDocument(document, place).catch((error: unknown) =>
      error instanceof TaskRefused ? error : Promise.reject(error),
    )
    if (refused instanceof TaskRefused) return { [`texts.${language}.blocks`]: refused.message }
  }
  return {}
}
