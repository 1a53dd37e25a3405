import {
  BindingForm,
  BindingRef,
  ComparedDocument,
  DocumentComparison,
  FormUpload,
  NextFormUpload,
  SystemTemplate,
  Template,
  TemplateBinding,
  TemplateCopy,
  TemplateFilter,
  TemplateForm,
  TemplateLook,
  TemplatePreview,
  TemplateRef,
  TemplateRename,
  TemplateText,
  TemplateVersion,
  TemplateVersionRef,
  templateKinds,
} from '@coverwright/domain/build/template/template'
import { TemplateContent } from '@coverwright/domain/build/template/template-content'
import { FormFile, FormFileRef, formFaults } from '@coverwright/domain/build/template/template-form'
import { z } from 'zod'
import { call, group, reads } from '../call.ts'

const access = reads('templates')
const changing = { access, audit: true } as const
/** From then on live customers are sent something else. */
const putting = { ...changing, isLive: true } as const
const missing = ['template.not-found'] as const
const writing = [...missing, 'template.not-yours'] as const
const editing = [...writing, 'template.in-trash'] as const

/** Of a PDF that is to be filled. */
const unfillable = [
  'file.format',
  'file.too-large',
  'file.empty',
  ...formFaults.map((fault) => `template.form-${fault}` as const),
  'template.too-many-form-files',
  'template.forms-are-own',
] as const

const KindFilter = z.strictObject({ kind: z.enum(templateKinds) }).meta({ examples: [{ kind: 'email' }] })

/** What a company writes its messages with. What is in them is a document of the kind `template`. */
export const template = group('template', {
  listTemplates: call({
    access,
    paged: ['name', 'updatedAt', 'removedAt'],
    input: TemplateFilter,
    output: Template,
  }),
  getTemplate: call({ access, input: TemplateRef, output: Template, errors: missing }),
  /** Those of the platform that are published: everybody can copy them. */
  listSystemTemplates: call({ access, input: KindFilter, output: z.array(SystemTemplate) }),
  createTemplate: call({
    ...changing,
    input: TemplateForm,
    output: Template,
    errors: ['template.not-yours', 'template.name-taken', 'template.too-many'],
  }),
  /** A PDF form with fields, one file an upload, which is filled in as other documents are written. */
  uploadForm: call({
    ...changing,
    takesFile: true,
    input: FormUpload,
    output: Template,
    errors: [
      'template.not-yours',
      'template.name-taken',
      'template.too-many',
      'template.too-many-forms',
      ...unfillable,
    ],
  }),
  /** Another form, to be put in place of the one in the draft of a template that is one. */
  uploadNextForm: call({
    ...changing,
    takesFile: true,
    input: NextFormUpload,
    output: FormFile,
    errors: [...editing, 'template.not-a-form', ...unfillable],
  }),
  getForm: call({ access, input: FormFileRef, output: FormFile, errors: ['template.form-not-found'] }),
  /** Of one's own its draft, of the platform's what is published. */
  copyTemplate: call({
    ...changing,
    input: TemplateCopy,
    output: Template,
    errors: [...writing, 'template.name-taken', 'template.too-many', 'template.too-many-forms'],
  }),
  /** The draft becomes what it was copied from, as that is now. */
  resetTemplate: call({
    ...changing,
    input: TemplateRef,
    output: Template,
    errors: [...editing, 'template.no-origin', 'document.being-edited', 'document.changed-meanwhile'],
  }),
  renameTemplate: call({
    ...changing,
    input: TemplateRename,
    output: Template,
    errors: [...editing, 'template.name-taken'],
  }),
  /** It is sent no more, and keeps where it was used. */
  removeTemplate: call({ ...putting, input: TemplateRef, output: Template, errors: editing }),
  /** With those of its uses that are still free. */
  restoreTemplate: call({
    ...putting,
    input: TemplateRef,
    output: Template,
    errors: [...writing, 'template.not-in-trash', 'template.name-taken', 'template.too-many-forms'],
  }),
  /** For ever: only what is in the trash and used nowhere. */
  deleteTemplate: call({
    ...changing,
    input: TemplateRef,
    output: z.null(),
    errors: [...writing, 'template.not-in-trash', 'template.in-use'],
  }),
  /** From then on it is what is sent where it is used. */
  publishTemplate: call({
    ...putting,
    input: TemplateRef,
    output: Template,
    errors: [
      ...editing,
      'document.changed-meanwhile',
      'template.unfinished',
      'template.too-big',
      'template.attachments-too-big',
      'template.attachment-gone',
      'template.does-not-fit',
      'template.no-such-language',
    ],
  }),
  /** The newest first, without what is in them. */
  listVersions: call({ access, input: TemplateRef, output: z.array(TemplateVersion), errors: missing }),
  getVersion: call({
    access,
    input: TemplateVersionRef,
    output: z.object({ number: z.int(), content: TemplateContent }).meta({ id: 'TemplateVersionContent' }),
    errors: [...missing, 'template.no-such-version'],
  }),
  listBindings: call({ access, input: KindFilter, output: z.array(TemplateBinding) }),
  bindTemplate: call({
    ...putting,
    isForReaders: true,
    input: BindingForm,
    output: TemplateBinding,
    errors: [
      ...editing,
      'template.not-published',
      'template.place-taken',
      'template.unknown-product',
      'template.does-not-fit',
      'template.no-such-language',
    ],
  }),
  unbindTemplate: call({
    ...putting,
    isForReaders: true,
    input: BindingRef,
    output: z.null(),
    errors: ['template.not-yours', 'template.binding-not-found'],
  }),
  /** What is printed without a template, beside what is printed with those in use. */
  compareDocument: call({
    access,
    input: DocumentComparison,
    output: ComparedDocument,
    errors: [...missing, 'template.unknown-product', 'template.not-published', 'template.no-such-language'],
  }),
  previewTemplate: call({
    access,
    input: TemplateLook,
    output: TemplatePreview,
    errors: [...missing, 'template.unfinished', 'template.no-such-language', 'template.no-such-version'],
  }),
  /** The draft with examples in it, mailed to whoever asks. */
  sendTest: call({
    ...changing,
    isPersonal: true,
    input: TemplateText,
    output: z.null(),
    errors: [...editing, 'template.does-not-fit', 'template.no-such-language', 'template.too-many-tests'],
  }),
})
