import type { Language } from '@coverwright/domain/base/language/language'
import { type FilledDocument, fillDocument } from '@coverwright/domain/build/template/fill-document'
import { standardCertificate } from '@coverwright/domain/build/template/standard-certificate'
import type { ReleaseContent } from '@coverwright/domain/publish/release/release'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { Files } from '../../../platform/files/files.ts'
import { renderDesign, renderDocument } from '../../build/template/index.ts'
import { getRelease } from '../../publish/release/index.ts'
import { applications } from '../application/index.ts'
import { type CertificateFacts, certificateFacts } from './certificate-facts.ts'
import { instalmentsOf } from './internal.ts'
import type { PolicyRow } from './tables.ts'

interface Certificate {
  readonly document: FilledDocument
  readonly fileName: string
  /** What it is in the company's own words, where it is. */
  readonly design?: { readonly templateId: string; readonly number: number }
  /** The design that lacked a value: the standard was filled instead. */
  readonly unfilledId?: string
  readonly standard: FilledDocument
}

export async function certificateOf(tx: ReadTx, policy: PolicyRow): Promise<Certificate> {
  const { content } = await getRelease(tx, policy)
  return filledCertificate(await readCertificateFacts(tx, policy, content), content.paperwork?.designs)
}

export async function readCertificateFacts(
  tx: ReadTx,
  policy: PolicyRow,
  content: ReleaseContent,
  language?: Language,
): Promise<CertificateFacts> {
  const application = await selectRow(tx, applications, policy.applicationId)
  return certificateFacts(policy, content, await instalmentsOf(tx, policy.id), application?.answers, language)
}

type Designs = NonNullable<ReleaseContent['paperwork']>['designs']

/** As the company designed it when the product was published, in the language of the document; else the standard. */
export function filledCertificate(facts: CertificateFacts, designs: Designs): Certificate {
  const { language, fileName } = facts
  const design = designs?.certificate?.[language]
  const own = design && fillDocument(design.text, facts)
  const { document: standard } = fillDocument(standardCertificate(language), facts)
  if (design && own?.missing.length === 0) return { document: own.document, fileName, design, standard }
  return { document: standard, fileName, ...(design && { unfilledId: design.templateId }), standard }
}

/** A customer waits for it: what takes too long as it was designed is given out as everybody's. */
export async function printCertificate(
  place: { readonly files: Files; readonly companyId: string },
  { document, design, standard, unfilledId }: Certificate,
): Promise<{ readonly content: Uint8Array; readonly unusedId: string | undefined }> {
  const own = design && (await renderDesign({ ...design, ...place }, document))
  if (own) return { content: own, unusedId: undefined }
  return { content: await renderDocument(standard), unusedId: design?.templateId ?? unfilledId }
}
