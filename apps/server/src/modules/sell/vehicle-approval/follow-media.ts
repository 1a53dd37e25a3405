import { randomBytes } from 'node:crypto'
import { personOf } from '@coverwright/domain/build/body/person'
import { askedGroups } from '@coverwright/domain/build/question/ask'
import type { DataValues } from '@coverwright/domain/build/question/data-values'
import { everyQuestion } from '@coverwright/domain/build/question/items'
import { mediaIds } from '@coverwright/domain/build/question/media'
import type { ReleaseContent } from '@coverwright/domain/publish/release/release'
import { vehicleApprovalLifecycle } from '@coverwright/domain/sell/vehicle-approval/vehicle-approval-lifecycle'
import { spokenCode } from '@coverwright/domain/spoken-code'
import { desc, eq, inArray } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import { publish } from '../../../platform/live/publish.ts'
import { storedFiles } from '../../company/file/index.ts'
import { getRelease } from '../../publish/release/index.ts'
import { type ApplicationRow, applications, type JourneyWrite, saveApplication } from '../application/index.ts'
import { keepCustomer } from '../customer/index.ts'
import { type SentMedia, type VehicleApprovalRow, vehicleApprovals } from './tables.ts'

/** A file came or went: what is under way names what there is now, and waits until the customer has gone on. */
export async function followMedia(journey: JourneyWrite, applicationId: string): Promise<void> {
  const [application] = await journey.tx.select().from(applications).where(eq(applications.id, applicationId))
  if (application) await keepApproval(journey, application, 'change')
}

interface Priced {
  readonly application: ApplicationRow
  readonly quote: { readonly values: DataValues }
}

/** Everything that a price needs is answered: whoever looks at the photos may begin. */
export async function submitMedia(journey: JourneyWrite, { application, quote }: Priced): Promise<void> {
  const { tx } = journey
  const approval = await keepApproval(journey, application, 'submit')
  if (!approval) return
  const { content } = await getRelease(tx, application)
  const { holder, email } = personOf(content.body, quote.values)
  // From here on they may be written to about their photos.
  const customerId = email ? await keepCustomer(tx, { mode: application.mode, email, name: holder }) : null
  if (customerId) await saveApplication(tx, application.id, { customerId })
  raiseEvent(tx, 'vehicle-approval.submitted', { approvalId: approval.id })
}

/** Answers the approval when there is news. What was decided on these very files is not asked again. */
async function keepApproval(
  { tx, audit, now }: JourneyWrite,
  application: ApplicationRow,
  event: 'change' | 'submit',
): Promise<VehicleApprovalRow | undefined> {
  const { content } = await getRelease(tx, application)
  if (!asksForMedia(content)) return undefined
  const media = await mediaOf(tx, content, application)
  const latest = await findLatest(tx, application.id)
  const isSame = latest !== undefined && namesOf(latest.media) === namesOf(media)
  const open = latest && vehicleApprovalLifecycle.next(latest.state, event)
  if (isSame && (event === 'change' || open === latest.state || !open)) return undefined
  if (!open && media.length === 0) return undefined

  const [approval] = open
    ? await tx
        .update(vehicleApprovals)
        .set({ media, state: open })
        .where(eq(vehicleApprovals.id, latest.id))
        .returning()
    : await tx
        .insert(vehicleApprovals)
        .values({
          applicationId: application.id,
          productId: content.productId,
          number: spokenCode('V', randomBytes(8)),
          mode: application.mode,
          state: vehicleApprovalLifecycle.next('pending', event) ?? 'pending',
          media,
          createdAt: now,
        })
        .returning()
  if (!approval) throw new Error('The approval was not saved')
  await audit(approval.id, { to: approval.state, files: media.length })
  publish(tx, { kind: 'vehicle-approval', subjectId: approval.id })
  return approval
}

const asksForMedia = ({ body }: ReleaseContent) =>
  body.questions.groups.some(({ questions }) => questions.some(({ type }) => type === 'photo-video'))

const namesOf = (media: readonly SentMedia[]) => media.map(({ fileId }) => fileId).join()

async function findLatest(tx: WriteTx, applicationId: string) {
  const [latest] = await tx
    .select()
    .from(vehicleApprovals)
    .where(eq(vehicleApprovals.applicationId, applicationId))
    .orderBy(desc(vehicleApprovals.id))
    .limit(1)
  return latest
}

async function mediaOf(tx: WriteTx, { body }: ReleaseContent, { answers }: ApplicationRow): Promise<SentMedia[]> {
  const sent = everyQuestion(askedGroups(body), answers).flatMap(({ type, name, label, shortLabel }) =>
    type === 'photo-video'
      ? mediaIds(answers[name]).map((fileId) => ({ fileId, field: name, label: shortLabel ?? label }))
      : [],
  )
  if (sent.length === 0) return []
  const ids = sent.map(({ fileId }) => fileId)
  const files = await tx.select().from(storedFiles).where(inArray(storedFiles.id, ids))
  return sent.flatMap((each) => {
    const file = files.find(({ id }) => id === each.fileId)
    return file ? [{ ...each, type: file.type }] : []
  })
}
