import {
  IssuedKey,
  IssueKeyForm,
  LiveDocument,
  MaintenanceWindow,
  Portal,
  Replacement,
  ReplacementForm,
  ReplacementRef,
  SecurityKeyForm,
  WindowForm,
  WindowRef,
} from '@coverwright/domain/publish/maintenance/maintenance'
import { z } from 'zod'
import { call, can, group } from '../call.ts'

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
  /** By the operator's staff: a new key for a company, shown once; the one before it opens nothing any more. */
  issueKey: call({
    access: can('issue-security-keys'),
    audit: true,
    input: IssueKeyForm,
    output: IssuedKey,
    errors: ['maintenance.no-company'],
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
