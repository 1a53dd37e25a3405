import { askedGroups } from '@coverwright/domain/build/question/ask'
import { everyQuestion } from '@coverwright/domain/build/question/items'
import { fail } from '@coverwright/domain/errors'
import type {
  VehicleApproval,
  VehicleApprovalDetail,
  VehicleMedia,
} from '@coverwright/domain/sell/vehicle-approval/vehicle-approval'
import { vehicleViewOf, vehicleViews } from '@coverwright/domain/sell/vehicle-approval/vehicle-view'
import { eq } from 'drizzle-orm'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import type { ReadContext } from '../../../platform/http/context.ts'
import { findFilesOfPurpose, linkTo } from '../../company/file/index.ts'
import { members } from '../../company/member/index.ts'
import { getRelease } from '../../publish/release/index.ts'
import { type ApplicationRow, applications, isBought, lockApplicationById } from '../application/index.ts'
import { customers } from '../customer/index.ts'
import { type VehicleApprovalRow, vehicleApprovals } from './tables.ts'

export async function getVehicleApprovalInCompany(tx: ReadTx, id: string): Promise<VehicleApprovalRow> {
  const [row] = await tx.select().from(vehicleApprovals).where(eq(vehicleApprovals.id, id))
  return row ?? fail('vehicle-approval.not-found')
}

/** Locks are taken in the order of every sale: the application, then what hangs on it. */
export async function lockVehicleApprovalInCompany(tx: WriteTx, id: string) {
  const { applicationId } = await getVehicleApprovalInCompany(tx, id)
  const application = await lockApplicationById(tx, applicationId)
  const [approval] = await tx.select().from(vehicleApprovals).where(eq(vehicleApprovals.id, id)).for('update')
  return { approval: approval ?? fail('vehicle-approval.not-found'), application }
}

export async function customerOf(tx: ReadTx, { customerId }: Pick<ApplicationRow, 'customerId'>) {
  if (!customerId) return undefined
  const [row] = await tx.select().from(customers).where(eq(customers.id, customerId))
  return row
}

const isVideo = ({ type }: { readonly type: string }) => type.startsWith('video/')

export function headOf(row: VehicleApprovalRow, productName: string, customer: string): VehicleApproval {
  const videos = row.media.filter(isVideo).length
  return {
    id: row.id,
    number: row.number,
    productId: row.productId,
    productName,
    customer,
    state: row.state,
    mode: row.mode,
    photos: row.media.length - videos,
    videos,
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }
}

/** Everything that whoever looks at the vehicle needs, with links that open the files for a few minutes. */
export async function detailOf(
  { tx, ports, now }: Pick<ReadContext, 'tx' | 'ports' | 'now'>,
  row: VehicleApprovalRow,
): Promise<VehicleApprovalDetail> {
  const [application] = await tx.select().from(applications).where(eq(applications.id, row.applicationId))
  if (!application) return fail('vehicle-approval.not-found')
  const { content } = await getRelease(tx, application)
  const customer = await customerOf(tx, application)
  const [decider] = row.decidedBy ? await tx.select().from(members).where(eq(members.id, row.decidedBy)) : []
  return {
    ...headOf(row, content.settings.name, customer?.name ?? ''),
    customerId: application.customerId,
    email: customer?.email ?? '',
    registration: registrationOf(content, application),
    isBought: isBought(application.state),
    media: await mediaOf({ tx, ports, now }, row),
    rejectedFor: row.rejectedFor,
    decidedBy: decider?.name ?? null,
    keptUntil: row.keptUntil?.toISOString() ?? null,
  }
}

function registrationOf({ body }: Awaited<ReturnType<typeof getRelease>>['content'], { answers }: ApplicationRow) {
  const asked = everyQuestion(askedGroups(body), answers).find(({ type }) => type === 'car-registration')
  return (asked && answers[asked.name]) || ''
}

/** What is no longer kept, or was erased with the person, is not shown. */
async function mediaOf(
  { tx, ports, now }: Pick<ReadContext, 'tx' | 'ports' | 'now'>,
  { companyId, media }: VehicleApprovalRow,
): Promise<VehicleMedia[]> {
  const ids = media.map(({ fileId }) => fileId)
  const kept = await findFilesOfPurpose(tx, ids, 'application-media')
  const shown = await Promise.all(
    media
      .filter(({ fileId }) => kept.has(fileId))
      .map(async (each) => ({
        fileId: each.fileId,
        view: vehicleViewOf(each.field, each.type),
        label: each.label,
        isVideo: isVideo(each),
        url: (await linkTo({ companyId, id: each.fileId }, ports.tokens, now)).url,
      })),
  )
  return shown.toSorted((one, other) => vehicleViews.indexOf(one.view) - vehicleViews.indexOf(other.view))
}
