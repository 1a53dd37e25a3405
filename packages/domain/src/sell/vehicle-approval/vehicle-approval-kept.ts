import { addDays, addMonths } from '../../base/day/day.ts'

/** How long images and videos of a vehicle are kept from the decision on. */
export const vehicleMediaKept = { approvedMonths: 18, rejectedDays: 60 } as const

/** The moment from which they are kept no longer: the time of day stays. */
export function vehicleMediaKeptUntil(decision: 'approved' | 'rejected', decidedAt: Date): Date {
  const [day = '', time = ''] = decidedAt.toISOString().split('T')
  const last =
    decision === 'approved'
      ? addMonths(day, vehicleMediaKept.approvedMonths)
      : addDays(day, vehicleMediaKept.rejectedDays)
  return new Date(`${last}T${time}`)
}
