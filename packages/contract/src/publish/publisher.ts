import { ProductRef } from '@coverwright/domain/build/product/product'
import { idOf } from '@coverwright/domain/fields'
import {
  PublishRequest,
  RejectForm,
  RequestForm,
  RequestRef,
} from '@coverwright/domain/publish/publisher/publish-request'
import { Missing } from '@coverwright/domain/publish/publisher/readiness'
import { ReleaseReview } from '@coverwright/domain/publish/publisher/review'
import { ScheduleChange, ScheduleEvent, ScheduleForm } from '@coverwright/domain/publish/publisher/schedule-event'
import {
  accesses,
  MountDetail,
  Places,
  StageCounts,
  StageItem,
  stages,
} from '@coverwright/domain/publish/publisher/stage'
import { casesReason } from '@coverwright/domain/publish/release/cases-reason'
import { hostName, Mount, MountRef } from '@coverwright/domain/publish/release/mount'
import { PublishForm, Release } from '@coverwright/domain/publish/release/release'
import { z } from 'zod'
import { call, can, group, reads } from '../call.ts'

const refusedPlace = ['release.host-taken', 'release.host-live', 'release.host-refused'] as const
const moving = ['publisher.not-found', 'publisher.not-possible'] as const
const incomplete = ['product.not-found', 'product.in-trash', 'product.incomplete'] as const
/** Nothing new goes before the public untried. */
const untried = ['publisher.not-staged', 'publisher.cases-fail'] as const
const timing = ['publisher.in-the-past', 'publisher.too-far-ahead'] as const

const PublishSettings = z.object({ needsApproval: z.boolean() }).meta({ id: 'PublishSettings' })
const access = z.enum(accesses)

export const publisher = group('publisher', {
  /** Freezes the product as it is and mounts it at the host; what was mounted there before is dismounted. */
  publishProduct: call({
    access: can('publisher'),
    audit: true,
    input: PublishForm,
    output: Release,
    errors: [...incomplete, ...refusedPlace, ...untried, 'publisher.needs-approval'],
  }),
  /** Freezes the product as it is, ready to be swapped in, scheduled or approved. */
  makeRelease: call({
    access: can('publisher'),
    audit: true,
    input: ProductRef,
    output: Release,
    errors: incomplete,
  }),
  /** What stands in the way of publishing, area by area; empty when nothing does. */
  findMissing: call({
    access: can('publisher'),
    input: ProductRef,
    output: z.array(Missing),
    errors: ['product.not-found'],
  }),
  /** What whoever puts a release live looks at first: failing cases, and what differs from what is live. */
  reviewRelease: call({
    access: can('publisher'),
    input: z.strictObject({ releaseId: idOf('release'), liveId: idOf('mount').optional() }),
    output: ReleaseReview,
    errors: ['release.not-found', 'product.not-found', 'publisher.not-found'],
  }),
  /** Where sites may stand: for fields that are checked while somebody types. */
  getPlaces: call({ access: reads('places'), input: z.strictObject({}), output: Places }),
  listReleases: call({
    access: can('publisher'),
    paged: ['version', 'createdAt'],
    input: z.strictObject({ productId: idOf('product').optional() }),
    output: Release,
    errors: ['product.not-found'],
  }),

  countStages: call({ access: can('publisher'), input: z.strictObject({}), output: StageCounts }),
  listStage: call({
    access: can('publisher'),
    paged: ['name', 'mountedAt', 'expiresAt'],
    input: z
      .strictObject({ stage: z.enum(stages).default('live'), search: z.string().trim().max(200).optional() })
      .meta({ examples: [{ stage: 'live' }] }),
    output: StageItem,
  }),
  getMount: call({
    access: can('publisher'),
    input: MountRef,
    output: MountDetail,
    errors: ['publisher.not-found'],
  }),

  /** Hands a draft to the publisher, for which the sender email must be verified: it shows as pre-live. */
  handOver: call({
    access: can('publisher'),
    audit: true,
    input: ProductRef,
    output: StageItem,
    errors: ['product.not-found', 'product.incomplete', 'publisher.not-possible'],
  }),
  /** What was tried in staging, or taken offline, goes before the public as it is. */
  goLive: call({
    access: can('publish-live'),
    audit: true,
    input: MountRef.extend({ host: hostName, casesReason }).meta({ examples: [{ host: 'cat.localhost' }] }),
    output: Mount,
    errors: [...moving, ...incomplete, ...refusedPlace, ...untried, 'publisher.needs-approval'],
  }),
  /** Puts a release where another product is live. The address stays; what was there goes to the swap backup. */
  swapDesign: call({
    access: can('publish-live'),
    audit: true,
    input: MountRef.extend({ releaseId: idOf('release'), casesReason }),
    output: Mount,
    errors: [...moving, ...incomplete, ...untried, 'release.not-found', 'publisher.needs-approval'],
  }),
  /** Puts what was swapped out back at its address. */
  rollBack: call({
    access: can('publish-live'),
    audit: true,
    input: MountRef,
    output: Mount,
    errors: [...moving, ...incomplete, ...refusedPlace],
  }),
  renewMount: call({
    access: can('publish-live'),
    audit: true,
    input: MountRef,
    output: Mount,
    errors: [...moving, ...incomplete, ...refusedPlace],
  }),
  setAutoRenewal: call({
    access: can('publish-live'),
    audit: true,
    input: MountRef.extend({ isOn: z.boolean() }).meta({ examples: [{ isOn: true }] }),
    output: Mount,
    errors: moving,
  }),
  takeOffline: call({
    access: can('publisher'),
    audit: true,
    whileSuspended: true,
    input: MountRef,
    output: Mount,
    errors: moving,
  }),
  trashMount: call({ access: can('publisher'), audit: true, input: MountRef, output: Mount, errors: moving }),
  restoreMount: call({ access: can('publisher'), audit: true, input: MountRef, output: Mount, errors: moving }),

  /** A link that lets a member into a staging site without its password. */
  openStaging: call({
    access: can('publisher'),
    input: MountRef,
    output: z.object({ path: z.string() }),
    errors: moving,
  }),
  /** A new password for the link that others are given; who came in by the old one is shut out. */
  newPassword: call({
    access: can('publisher'),
    audit: true,
    input: MountRef,
    output: z.object({ password: z.string() }),
    errors: moving,
  }),

  scheduleEvent: call({
    access: can('publish-live'),
    audit: true,
    input: ScheduleForm,
    output: ScheduleEvent,
    errors: [
      ...timing,
      ...untried,
      'publisher.not-found',
      'publisher.nothing-there',
      'publisher.what-is-missing',
      'publisher.needs-approval',
      'release.host-refused',
      'release.not-found',
    ],
  }),
  updateEvent: call({
    access: can('publish-live'),
    audit: true,
    input: ScheduleChange,
    output: ScheduleEvent,
    errors: [...timing, 'publisher.not-found', 'publisher.executed'],
  }),
  cancelEvent: call({
    access: can('publish-live'),
    audit: true,
    input: z.strictObject({ id: idOf('scheduleEvent') }),
    output: ScheduleEvent,
    errors: ['publisher.not-found', 'publisher.executed'],
  }),
  listEvents: call({
    access: can('publisher'),
    paged: ['at', 'name'],
    input: z.strictObject({ host: z.string().max(253).optional() }),
    output: ScheduleEvent,
  }),

  getSettings: call({ access: can('publisher'), input: z.strictObject({}), output: PublishSettings }),
  updateSettings: call({
    access: can('users'),
    audit: true,
    input: z.strictObject({ needsApproval: z.boolean() }).meta({ examples: [{ needsApproval: false }] }),
    output: PublishSettings,
  }),
  requestApproval: call({
    access: can('publisher'),
    isLive: true,
    audit: true,
    input: RequestForm,
    output: PublishRequest,
    errors: [...refusedPlace, ...untried, 'release.not-found', 'publisher.request-pending', 'publisher.nothing-there'],
  }),
  listRequests: call({
    access: can('publisher'),
    paged: ['createdAt'],
    input: z.strictObject({}),
    output: PublishRequest,
  }),
  approveRequest: call({
    access: can('publish-live'),
    audit: true,
    input: RequestRef,
    output: PublishRequest,
    errors: [
      ...incomplete,
      ...refusedPlace,
      'publisher.not-found',
      'publisher.own-request',
      'publisher.decided',
      'publisher.nothing-there',
    ],
  }),
  rejectRequest: call({
    access: can('publish-live'),
    audit: true,
    input: RejectForm,
    output: PublishRequest,
    errors: ['publisher.not-found', 'publisher.decided'],
  }),

  getAccess: call({
    access: can('publisher'),
    input: ProductRef,
    output: z.object({ access }),
    errors: ['product.not-found'],
  }),
  /** Which brokers see the product among an insurer's. */
  setAccess: call({
    access: can('publisher'),
    isLive: true,
    audit: true,
    input: ProductRef.extend({ access }).meta({ examples: [{ access: 'both' }] }),
    output: z.object({ access }),
    errors: ['product.not-found'],
  }),
})
