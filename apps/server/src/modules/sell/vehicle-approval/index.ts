export { followMedia, submitMedia } from './follow-media.ts'
export { vehicleApprovals } from './tables.ts'
