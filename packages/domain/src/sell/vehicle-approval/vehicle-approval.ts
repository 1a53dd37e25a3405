import { z } from 'zod'
import { journeyModes } from '../../build/product/journey-mode.ts'
import { idOf, moment, requiredText } from '../../fields.ts'
import { vehicleApprovalLifecycle } from './vehicle-approval-lifecycle.ts'
import { vehicleViews } from './vehicle-view.ts'

const fields = {
  id: idOf('vehicleApproval'),
  /** The application number: what customer and company call it by. */
  number: z.string(),
  productId: idOf('product'),
  productName: z.string(),
  /** Empty while the customer is not known yet, and when their data were erased. */
  customer: z.string(),
  state: z.enum(vehicleApprovalLifecycle.states),
  mode: z.enum(journeyModes),
  photos: z.int(),
  videos: z.int(),
  createdAt: moment,
  decidedAt: moment.nullable(),
}

/** One application in the list of those whose vehicle is looked at. */
export const VehicleApproval = z.object(fields).meta({ id: 'VehicleApproval' })

export const VehicleMedia = z
  .object({
    fileId: idOf('file'),
    view: z.enum(vehicleViews),
    /** What the customer was asked for. */
    label: z.string(),
    isVideo: z.boolean(),
    /** Opens for a few minutes. */
    url: z.string(),
  })
  .meta({ id: 'VehicleMedia' })

export const VehicleApprovalDetail = z
  .object({
    ...fields,
    customerId: idOf('customer').nullable(),
    email: z.string(),
    /** As the customer typed it; empty where the product does not ask for it. */
    registration: z.string(),
    isBought: z.boolean(),
    /** In the order they are looked at. Nothing once they are kept no longer. */
    media: z.array(VehicleMedia),
    rejectedFor: z.string().nullable(),
    decidedBy: z.string().nullable(),
    keptUntil: moment.nullable(),
  })
  .meta({ id: 'VehicleApprovalDetail' })

export const VehicleApprovalRef = z.strictObject({ id: idOf('vehicleApproval') })

export const VehicleApprovalFilter = z.strictObject({
  state: z.enum(vehicleApprovalLifecycle.states).optional(),
  mode: z.enum(journeyModes).optional(),
  search: z.string().trim().max(200).optional(),
})

export const RejectVehicleForm = z
  .strictObject({ id: idOf('vehicleApproval'), reason: requiredText(1000) })
  .meta({ id: 'RejectVehicleForm', examples: [{ reason: 'The number plate cannot be read.' }] })

export type VehicleApproval = z.output<typeof VehicleApproval>
export type VehicleApprovalDetail = z.output<typeof VehicleApprovalDetail>
export type VehicleMedia = z.output<typeof VehicleMedia>
