import type { JourneyMode } from '@coverwright/domain/build/product/journey-mode'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { getRelease } from '../../publish/release/index.ts'
import { applications } from '../../sell/application/index.ts'
import { instalments, policies } from '../../sell/policy/index.ts'
import { referrals } from '../../sell/referral/index.ts'
import { vehicleApprovals } from '../../sell/vehicle-approval/index.ts'

/** What an event is about, as far as it is a product's. */
export interface Subject {
  readonly productId: string
  readonly mode: JourneyMode
  readonly state: string
}

type Fields = Readonly<Record<string, unknown>>
type Found = Subject | undefined

const idIn = (fields: Fields, name: string) => (typeof fields[name] === 'string' ? fields[name] : undefined)

/** Ids and states alone: whoever wants more asks for it, with a key that may. */
export async function subjectOf(tx: ReadTx, fields: Fields): Promise<Found> {
  const instalmentId = idIn(fields, 'instalmentId')
  const instalment = instalmentId && (await selectRow(tx, instalments, instalmentId))
  const policyId = idIn(fields, 'policyId') ?? (instalment ? instalment.policyId : undefined)
  if (policyId) return plain(await selectRow(tx, policies, policyId))
  const referralId = idIn(fields, 'referralId')
  if (referralId) return plain(await selectRow(tx, referrals, referralId))
  const approvalId = idIn(fields, 'approvalId')
  if (approvalId) return plain(await selectRow(tx, vehicleApprovals, approvalId))
  const applicationId = idIn(fields, 'applicationId')
  const application = applicationId && (await selectRow(tx, applications, applicationId))
  if (!application) return undefined
  const { mode, state } = application
  return { productId: (await getRelease(tx, application)).content.productId, mode, state }
}

const plain = (row: Found): Found => row && { productId: row.productId, mode: row.mode, state: row.state }
