import { certificateName, sendingMoments, sentOn, standardPaperwork } from '@coverwright/domain/build/product/paperwork'
import { contentIn, type ReleaseContent } from '@coverwright/domain/publish/release/release'
import { languageFor, letterIn } from '@coverwright/domain/sell/letter/letter'
import type { Policy } from '@coverwright/domain/sell/policy/policy'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { ReadContext } from '../../../platform/http/context.ts'
import { linkTo, storedFiles } from '../../company/file/index.ts'
import { type CorrectionRow, certificateLink, deskLife, type PolicyRow, policyLink } from '../policy/index.ts'

interface Documented {
  readonly policy: PolicyRow
  /** The release as it was written. */
  readonly written: ReleaseContent
  readonly corrections: readonly CorrectionRow[]
}

/** The certificate, those it took the place of, and the product's own papers as they were when it was sold. */
export async function documentsOf(
  tx: ReadTx,
  { policy, written, corrections }: Documented,
  { ports, now }: Pick<ReadContext, 'ports' | 'now'>,
): Promise<Policy['documents']> {
  const paperwork = written.paperwork ?? standardPaperwork(written.body)
  const bought = languageFor(policy, written)
  const momentsOf = (name: string) =>
    sendingMoments.filter((moment) => sentOn(paperwork, moment).some(({ document }) => document === name))
  const links = { tokens: ports.tokens, publicUrl: '' }
  const made = async (fileId: string | null, isReplaced: boolean) => {
    const file = fileId ? await selectRow(tx, storedFiles, fileId) : undefined
    const makingUrl = isReplaced ? null : await certificateLink(tx, policy, links, now)
    return {
      title: letterIn('en_uk').say('Certificate of insurance'),
      sentOn: momentsOf(certificateName),
      madeAt: file?.createdAt.toISOString() ?? null,
      isReplaced,
      url: file ? (await linkTo(file, ports.tokens, now)).url : makingUrl,
    }
  }
  const certificates = [await made(policy.certificateFileId, false)]
  for (const { replacedFileId } of corrections.toReversed())
    if (replacedFileId) certificates.push(await made(replacedFileId, true))
  const own = []
  for (const { name } of written.body.documents) {
    const language = paperwork.sendings.find(({ document }) => document === name)?.language
    const read = contentIn(written, language ?? bought).body.documents.find((each) => each.name === name)
    const query = new URLSearchParams({ document: name, ...(language && { language }) })
    own.push({
      title: read?.title ?? name,
      sentOn: momentsOf(name),
      madeAt: null,
      isReplaced: false,
      url: `${policyLink(links, policy, deskLife)}?${query.toString()}`,
    })
  }
  return [...certificates, ...own]
}
