import {
  LiveDocument,
  MaintenanceWindow,
  Portal,
  Replacement,
  ReplacementForm,
  ReplacementRef,
  SecurityKeyForm,
  WindowForm,
  WindowRef,
} from '@coverwright/domain/maintenance/maintenance'
import { z } from 'zod'
import { call, can, group } from './call.ts'

const access = can('maintenance')
const changing = { access, audit: true } as const
const nothing = z.strictObject({})

/** The service maintenance portal. All but its door is shut to whoever has not shown the security key. */
export const maintenance = group('maintenance', {
  getPortal: call({ access, input: nothing, output: Portal, isPersonal: true }),
  /** Five wrong keys in a row shut it for a quarter of an hour. */
  openPortal: call({
    ...changing,
    input: SecurityKeyForm,
    output: Portal,
    isPersonal: true,
    errors: ['maintenance.key-rests', 'maintenance.no-key'],
  }),
  /** A new key, shown once; the one before it opens nothing any more. */
  makeKey: call({
    access: can('users'),
    audit: true,
    input: nothing,
    output: z.object({ key: z.string() }).meta({ id: 'SecurityKey' }),
    showsSecret: true,
  }),
  listDocuments: call({ access, input: nothing, output: z.array(LiveDocument), errors: ['maintenance.locked'] }),
  replaceDocument: call({
    ...changing,
    input: ReplacementForm,
    output: Replacement,
    errors: ['maintenance.locked', 'maintenance.no-document', 'product.not-found', 'file.not-found'],
  }),
  listReplacements: call({
    access,
    paged: ['at'],
    input: nothing,
    output: Replacement,
    errors: ['maintenance.locked'],
  }),
  suspendReplacement: call({
    ...changing,
    input: ReplacementRef,
    output: Replacement,
    errors: ['maintenance.locked', 'maintenance.not-found', 'maintenance.not-possible'],
  }),
  /** It is made at its time, or in three minutes where that is over. */
  resumeReplacement: call({
    ...changing,
    input: ReplacementRef,
    output: Replacement,
    errors: ['maintenance.locked', 'maintenance.not-found', 'maintenance.not-possible'],
  }),
  listWindows: call({
    access,
    paged: ['beginsAt'],
    input: nothing,
    output: MaintenanceWindow,
    errors: ['maintenance.locked'],
  }),
  planWindow: call({ ...changing, input: WindowForm, output: MaintenanceWindow, errors: ['maintenance.locked'] }),
  /** One that runs ends at once. */
  cancelWindow: call({
    ...changing,
    input: WindowRef,
    output: MaintenanceWindow,
    errors: ['maintenance.locked', 'maintenance.not-found', 'maintenance.not-possible'],
  }),
})
