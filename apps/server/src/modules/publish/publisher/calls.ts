import type { publisher } from '@coverwright/contract/publish/publisher'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { getAccess, setAccess } from './access.ts'
import { getSettings, updateSettings } from './approval.ts'
import { cancelEvent, updateEvent } from './change-event.ts'
import { getMount } from './get-mount.ts'
import { getPlaces } from './get-places.ts'
import { handOver } from './hand-over.ts'
import { listEvents } from './list-events.ts'
import { listReleases } from './list-releases.ts'
import { countStages, listStage } from './list-stage.ts'
import {
  goLive,
  renewMount,
  restoreMount,
  rollBack,
  setAutoRenewal,
  swapDesign,
  takeOffline,
  trashMount,
} from './move-mounts.ts'
import { findMissing, makeRelease, publishProduct } from './publish-product.ts'
import { approveRequest, listRequests, rejectRequest, requestApproval } from './requests.ts'
import { reviewRelease } from './review-release.ts'
import { scheduleEvent } from './schedule-event.ts'
import { newPassword, openStaging } from './staging-access.ts'

export const publisherCalls: HandlersOf<typeof publisher> = {
  publishProduct,
  makeRelease,
  findMissing,
  reviewRelease,
  getPlaces,
  listReleases,
  countStages,
  listStage,
  getMount,
  handOver,
  goLive,
  swapDesign,
  rollBack,
  renewMount,
  setAutoRenewal,
  takeOffline,
  trashMount,
  restoreMount,
  openStaging,
  newPassword,
  scheduleEvent,
  updateEvent,
  cancelEvent,
  listEvents,
  getSettings,
  updateSettings,
  requestApproval,
  listRequests,
  approveRequest,
  rejectRequest,
  getAccess,
  setAccess,
}
