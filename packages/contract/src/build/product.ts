import { sampleBody } from '@coverwright/domain/build/body/sample-body'
import {
  DocumentChange,
  DocumentLock,
  DocumentRef,
  DocumentSaved,
  DocumentVersion,
  EditorRef,
  productDocuments,
  VersionForm,
} from '@coverwright/domain/build/document/document'
import { sampleShell } from '@coverwright/domain/build/page/sample-shell'
import { DesignFile, writeDesign } from '@coverwright/domain/build/product/design-file'
import { PaperworkForm, ProductPaperwork } from '@coverwright/domain/build/product/paperwork'
import {
  MountedProduct,
  Product,
  ProductFilter,
  ProductForm,
  ProductName,
  ProductNameFilter,
  ProductRef,
} from '@coverwright/domain/build/product/product'
import { ProductAccess, ProductAccessForm } from '@coverwright/domain/build/product/product-access'
import { ProductWatchers, WatchRef } from '@coverwright/domain/build/product/product-watcher'
import { exampleOf, idOf } from '@coverwright/domain/fields'
import { z } from 'zod'
import { call, can, group, reads } from '../call.ts'
import { groupCalls, journeyCalls } from './product-parts.ts'

/** The save it starts from: a save on top of somebody else's is refused. */
const saved = { id: idOf('product'), revision: z.int().min(1) }

/** Checked by the operation against the model, whose parts are too many to document here. */
const model = z.record(z.string(), z.unknown())

const saving = ['product.not-found', 'product.in-trash', 'product.changed-meanwhile'] as const
/** Of a body that is a provider's. */
const savingDocument = [...saving, 'product.being-edited', 'primary-product.not-own-body'] as const

const editor = '018f4d2e-7c1b-7c3a-9b1e-3a5d6c7b8a90'

export const product = group('product', {
  createProduct: call({
    access: can('project'),
    audit: true,
    input: ProductForm,
    output: Product,
    errors: ['product.name-taken', 'product.line-coming-soon'],
  }),
  getProduct: call({
    access: reads('products'),
    method: 'GET',
    input: ProductRef,
    output: MountedProduct,
    errors: ['product.not-found'],
  }),
  listProducts: call({
    access: reads('products'),
    paged: ['name', 'state', 'createdAt', 'updatedAt'],
    input: ProductFilter,
    output: MountedProduct,
  }),
  /** To choose one by its name, on screens that are about something else. */
  listNames: call({
    access: reads('productNames'),
    paged: ['name'],
    input: ProductNameFilter,
    output: ProductName,
  }),
  /** Which documents it sends, when and in which language, and what the last pages of its journey say. */
  getPaperwork: call({
    access: reads('design'),
    input: z.strictObject({ productId: idOf('product') }),
    output: ProductPaperwork,
    errors: ['product.not-found'],
  }),
  /** Customers meet it when the product is published next. */
  savePaperwork: call({
    editsJourney: true,
    access: can('project'),
    audit: true,
    input: PaperworkForm,
    output: ProductPaperwork,
    errors: ['product.not-found', 'product.in-trash', 'product.no-such-document'],
  }),
  /** Takes it off every address it is published at. Where one of them is live, this takes who may publish live. */
  moveToTrash: call({
    access: can('project'),
    audit: true,
    input: ProductRef,
    output: Product,
    errors: ['product.not-found', 'product.in-trash'],
  }),
  /** It comes back as a draft, published nowhere. */
  restoreProduct: call({
    access: can('project'),
    audit: true,
    input: ProductRef,
    output: Product,
    errors: ['product.not-found', 'product.not-in-trash', 'product.name-taken'],
  }),
  updateSettings: call({
    editsJourney: true,
    access: can('project'),
    audit: true,
    input: z
      .strictObject({ ...saved, settings: ProductForm })
      .meta({ examples: [{ revision: 1, settings: exampleOf(ProductForm) }] }),
    output: Product,
    errors: [...saving, 'product.name-taken'],
  }),
  ...journeyCalls,
  getBody: call({
    access: reads('design'),
    input: ProductRef,
    output: z.object({ revision: z.int(), body: model.nullable() }).meta({ id: 'ProductBody' }),
    errors: ['product.not-found'],
  }),
  updateBody: call({
    editsJourney: true,
    access: can('project'),
    audit: true,
    input: z.strictObject({ ...saved, body: model }).meta({ examples: [{ revision: 1, body: sampleBody }] }),
    output: Product,
    errors: savingDocument,
  }),
  getShell: call({
    access: reads('design'),
    input: ProductRef,
    output: z.object({ revision: z.int(), shell: model.nullable() }).meta({ id: 'ProductShell' }),
    errors: ['product.not-found'],
  }),
  updateShell: call({
    editsJourney: true,
    access: can('project'),
    audit: true,
    input: z.strictObject({ ...saved, shell: model }).meta({ examples: [{ revision: 1, shell: sampleShell }] }),
    output: Product,
    errors: savingDocument,
  }),
  /** What was changed since a revision, applied in order: all of it is saved or nothing. */
  changeDocument: call({
    editsJourney: true,
    access: can('project'),
    audit: true,
    input: DocumentChange.meta({
      examples: [{ document: 'body', revision: 1, editor, patches: [{ op: 'replace', path: [], value: sampleBody }] }],
    }),
    output: DocumentSaved,
    errors: savingDocument,
  }),
  /** Repeated while someone edits: what is not heard of for a minute is free for others. */
  lockDocument: call({
    editsJourney: true,
    access: can('project'),
    audit: true,
    input: EditorRef.extend({ isTakingOver: z.boolean().optional() }).meta({
      examples: [{ document: 'body', editor }],
    }),
    output: DocumentLock,
    errors: ['product.not-found', 'product.in-trash', 'product.being-edited'],
  }),
  unlockDocument: call({
    access: can('project'),
    audit: true,
    input: EditorRef,
    output: z.object({}).meta({ id: 'Unlocked' }),
    errors: ['product.not-found'],
  }),
  getDocumentLock: call({
    access: reads('design'),
    input: DocumentRef,
    output: DocumentLock,
    errors: ['product.not-found'],
  }),
  /** Repeated while the product is open in a window; answers who else looks at it. */
  watchProduct: call({
    access: reads('design'),
    audit: true,
    isForReaders: true,
    isPersonal: true,
    input: WatchRef,
    output: ProductWatchers,
    errors: ['product.not-found'],
  }),
  stopWatching: call({
    access: reads('design'),
    audit: true,
    isForReaders: true,
    isPersonal: true,
    input: WatchRef,
    output: z.object({}).meta({ id: 'StoppedWatching' }),
    errors: ['product.not-found'],
  }),
  listWatchers: call({
    access: reads('design'),
    input: z.strictObject({ id: idOf('product') }),
    output: ProductWatchers,
    errors: ['product.not-found'],
  }),
  saveVersion: call({
    access: can('project'),
    audit: true,
    input: VersionForm,
    output: z.object({ id: idOf('documentVersion'), number: z.int() }).meta({ id: 'SavedVersion' }),
    errors: [...saving, 'product.no-document', 'primary-product.not-own-body'],
  }),
  listVersions: call({
    access: reads('design'),
    input: DocumentRef,
    output: z.object({ versions: z.array(DocumentVersion) }).meta({ id: 'DocumentVersions' }),
    errors: ['product.not-found'],
  }),
  getVersion: call({
    access: reads('design'),
    input: z.strictObject({ id: idOf('documentVersion') }),
    output: z
      .object({ document: z.enum(productDocuments), number: z.int(), content: model })
      .meta({ id: 'DocumentVersionContent' }),
    errors: ['product.version-not-found'],
  }),
  /** The draft becomes what the version is; what the draft was is kept as a version before. */
  restoreVersion: call({
    editsJourney: true,
    access: can('project'),
    audit: true,
    input: z
      .strictObject({ id: idOf('documentVersion'), editor: EditorRef.shape.editor })
      .meta({ examples: [{ editor }] }),
    output: DocumentSaved,
    errors: [...savingDocument, 'product.version-not-found'],
  }),
  ...groupCalls,
  /** Who works on it, and what whoever asks may do. */
  getAccess: call({
    access: reads('products'),
    input: ProductRef,
    output: ProductAccess,
    errors: ['product.not-found'],
  }),
  setAccess: call({
    access: can('project'),
    audit: true,
    input: ProductAccessForm,
    output: ProductAccess,
    errors: ['product.not-found', 'member.not-found'],
  }),
  /** The whole design under another name, as a draft: settings, body, shell, tables. */
  duplicateProduct: call({
    access: can('project'),
    audit: true,
    input: z
      .strictObject({ id: idOf('product'), name: ProductForm.shape.name })
      .meta({ examples: [{ name: 'Pet Lifetime copy' }] }),
    output: Product,
    errors: ['product.not-found', 'product.name-taken'],
  }),
  exportDesign: call({ access: can('project'), input: ProductRef, output: DesignFile, errors: ['product.not-found'] }),
  /** A file that is foreign or damaged is refused with the reason, under `design`. */
  importDesign: call({
    access: can('project'),
    audit: true,
    takesFile: true,
    input: z.strictObject({ name: ProductForm.shape.name }).meta({
      examples: [{ name: 'Pet Lifetime again' }],
      'x-file': JSON.stringify(writeDesign({ settings: exampleOf(ProductForm), body: null, shell: null, tables: [] })),
    }),
    output: Product,
    errors: [
      'product.name-taken',
      'product.line-coming-soon',
      'product.design-refused',
      'file.too-large',
      'file.empty',
    ],
  }),
})
