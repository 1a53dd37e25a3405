import {
  DocumentChange,
  DocumentLock,
  DocumentSaved,
  DocumentVersion,
  documentKinds,
  EditorRef,
  VersionForm,
} from '@coverwright/domain/build/document/document'
import { sampleShell } from '@coverwright/domain/build/page/sample-shell'
import { idOf } from '@coverwright/domain/fields'
import { z } from 'zod'
import { call, group, reads } from '../call.ts'

const place = { ownerId: idOf('documentOwner'), kind: z.enum(documentKinds) }
const { editor } = EditorRef.shape

const Place = z.strictObject(place).meta({ examples: [{ kind: 'shell' }] })

const window = { kind: 'shell', editor: '018f4d2e-7c1b-7c3a-9b1e-3a5d6c7b8a90' }

/** Checked by the operation against the model of its kind. */
const content = z.record(z.string(), z.unknown())

const missing = ['product.not-found', 'component.not-found', 'template.not-found'] as const
const editing = [
  ...missing,
  'product.in-trash',
  'component.wrong-state',
  'component.locked',
  'template.in-trash',
] as const
const beingEdited = ['product.being-edited', 'document.being-edited'] as const
/** Of a body that is a provider's. */
const saving = [...editing, 'primary-product.not-own-body'] as const
const changedMeanwhile = ['product.changed-meanwhile', 'document.changed-meanwhile'] as const

/**
 * Whatever is edited piece by piece, by its owner and kind. Who may is the kind's to say: what is declared here is the
 * least that any of them asks.
 */
export const document = group('document', {
  getDocument: call({
    access: reads('documents'),
    input: Place,
    output: z.object({ revision: z.int(), content: content.nullable() }).meta({ id: 'DocumentContent' }),
    errors: missing,
  }),
  /** What was changed since a revision, applied in order: all of it is saved or nothing. */
  changeDocument: call({
    editsJourney: true,
    access: reads('documentEditors'),
    audit: true,
    input: DocumentChange.omit({ id: true, document: true })
      .extend(place)
      .meta({
        examples: [{ ...window, revision: 1, patches: [{ op: 'replace', path: [], value: sampleShell }] }],
      }),
    output: DocumentSaved,
    errors: [...saving, ...beingEdited, ...changedMeanwhile],
  }),
  /** Repeated while someone edits: what is not heard of for a minute is free for others. */
  lockDocument: call({
    editsJourney: true,
    access: reads('documentEditors'),
    audit: true,
    input: z.strictObject({ ...place, editor, isTakingOver: z.boolean().optional() }).meta({ examples: [window] }),
    output: DocumentLock,
    errors: [...editing, ...beingEdited],
  }),
  unlockDocument: call({
    access: reads('documentEditors'),
    audit: true,
    input: z.strictObject({ ...place, editor }).meta({ examples: [window] }),
    output: z.object({}).meta({ id: 'DocumentUnlocked' }),
    errors: missing,
  }),
  getLock: call({ access: reads('documents'), input: Place, output: DocumentLock, errors: missing }),
  saveVersion: call({
    access: reads('documentEditors'),
    audit: true,
    input: VersionForm.omit({ id: true, document: true })
      .extend(place)
      .meta({ examples: [{ kind: 'shell', revision: 2, note: 'Autumn colours' }] }),
    output: z.object({ id: idOf('documentVersion'), number: z.int() }).meta({ id: 'KeptVersion' }),
    errors: [...saving, ...changedMeanwhile, 'product.no-document', 'document.empty'],
  }),
  listVersions: call({
    access: reads('documents'),
    input: Place,
    output: z.object({ versions: z.array(DocumentVersion) }).meta({ id: 'VersionsOfDocument' }),
    errors: missing,
  }),
  getVersion: call({
    access: reads('documents'),
    input: z.strictObject({ id: idOf('documentVersion') }),
    output: z.object({ kind: place.kind, number: z.int(), content }).meta({ id: 'VersionContent' }),
    errors: [...missing, 'product.version-not-found', 'document.version-not-found'],
  }),
  /** The draft becomes what the version is; what the draft was is kept as a version before. */
  restoreVersion: call({
    editsJourney: true,
    access: reads('documentEditors'),
    audit: true,
    input: z.strictObject({ id: idOf('documentVersion'), editor }).meta({ examples: [{ editor: window.editor }] }),
    output: DocumentSaved,
    errors: [...saving, ...beingEdited, 'product.version-not-found', 'document.version-not-found'],
  }),
})
