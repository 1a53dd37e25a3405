import { languages } from '@coverwright/domain/base/language/language'
import type { Compiled } from '@coverwright/domain/build/template/compiled'
import { templatedDocuments } from '@coverwright/domain/build/template/document-block'
import { templateKinds } from '@coverwright/domain/build/template/template'
import { templatedEventTypes } from '@coverwright/domain/build/template/template-fields'
import type { FormFile } from '@coverwright/domain/build/template/template-form'
import { templateLifecycle } from '@coverwright/domain/build/template/template-lifecycle'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgView,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { alreadyTaken } from '../../../platform/database/already-taken.ts'
import { tenantTable } from '../../../platform/database/tenant-table.ts'
import { storedFiles } from '../../company/file/index.ts'
import { members } from '../../company/member/index.ts'
import { products } from '../product/index.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const templates = tenantTable(
  'template',
  {
    kind: text('kind', { enum: templateKinds }).notNull(),
    name: text('name').notNull(),
    tag: text('tag').notNull(),
    state: text('state', { enum: templateLifecycle.states }).notNull().default(templateLifecycle.initial),
    /** What it was copied from: one's own, or the platform's. */
    originId: uuid('origin_id'),
    /** A PDF form that is filled, of which there may be few. */
    isForm: boolean('is_form').notNull().default(false),
    /** The one home page that it is designed for, of `sell`, which deletes it with the page. */
    agentPageId: uuid('agent_page_id'),
    publishedNumber: integer('published_number'),
    publishedAt: moment('published_at'),
    /** Of the draft as it was published: a later one has changes. */
    publishedRevision: integer('published_revision'),
    removedAt: moment('removed_at'),
  },
  (template) => [
    uniqueIndex('template_name')
      .on(template.companyId, template.kind, template.name)
      .where(sql`${template.state} <> 'trash'`),
    index('template_of_page').on(template.companyId, template.agentPageId),
  ],
)

export const templateVersions = tenantTable(
  'template_version',
  {
    templateId: uuid('template_id').notNull(),
    number: integer('number').notNull(),
    /** As it was saved, in the model's version of that time. */
    content: jsonb('content').notNull(),
    /** Made of the content once, so that sending is joining. */
    compiled: jsonb('compiled').$type<Compiled>().notNull(),
    /** Who published it; none of what the product brings itself. */
    memberId: uuid('member_id'),
  },
  (version) => [
    unique('template_version_number').on(version.companyId, version.templateId, version.number),
    foreignKey({
      name: 'template_version_template',
      columns: [version.companyId, version.templateId],
      foreignColumns: [templates.companyId, templates.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'template_version_member',
      columns: [version.companyId, version.memberId],
      foreignColumns: [members.companyId, members.id],
    }),
  ],
)

export const templateBindings = tenantTable(
  'template_binding',
  {
    templateId: uuid('template_id').notNull(),
    kind: text('kind', { enum: templateKinds }).notNull(),
    /** None of a document or a page. */
    eventType: text('event_type', { enum: templatedEventTypes }),
    /** None of a message or a page. */
    document: text('document', { enum: templatedDocuments }),
    /** The home page that is drawn from it, of `sell`, which takes this out where a page goes. */
    agentPageId: uuid('agent_page_id'),
    productId: uuid('product_id'),
    language: text('language', { enum: languages }),
    /** Which can be one template's only; null while that is in the trash and used no more, so that another may have it. */
    place: text('place'),
  },
  (binding) => [
    unique('template_binding_place').on(binding.companyId, binding.place),
    foreignKey({
      name: 'template_binding_template',
      columns: [binding.companyId, binding.templateId],
      foreignColumns: [templates.companyId, templates.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'template_binding_product',
      columns: [binding.companyId, binding.productId],
      foreignColumns: [products.companyId, products.id],
    }).onDelete('cascade'),
    check(
      'template_binding_of_one',
      sql`num_nonnulls(${binding.eventType}, ${binding.document}, ${binding.agentPageId}) = 1`,
    ),
    index('template_binding_of_template').on(binding.companyId, binding.templateId),
    index('template_binding_of_page').on(binding.companyId, binding.agentPageId),
    index('template_binding_of_event').on(binding.companyId, binding.eventType, binding.kind),
  ],
)

/** PDF forms to be filled, each kept once with what is in it. */
export const templateForms = tenantTable(
  'template_form',
  {
    fileId: uuid('file_id').notNull(),
    /** Of its bytes, in hexadecimal. */
    hash: text('hash').notNull(),
    pages: jsonb('pages').$type<FormFile['pages']>().notNull(),
    fields: jsonb('fields').$type<FormFile['fields']>().notNull(),
  },
  (form) => [
    unique('template_form_hash').on(form.companyId, form.hash),
    foreignKey({
      name: 'template_form_file',
      columns: [form.companyId, form.fileId],
      foreignColumns: [storedFiles.companyId, storedFiles.id],
    }),
    index('template_form_of_file').on(form.companyId, form.fileId),
  ],
)

/** Which of the templates that the product brings were put there, once and for all. */
export const templateSeeds = tenantTable('template_seed', { seed: text('seed').notNull() }, (row) => [
  unique('template_seed_once').on(row.companyId, row.seed),
])

/** What whoever runs the product has published for everybody. */
export const systemTemplates = pgView('system_template', {
  id: uuid('id').notNull(),
  kind: text('kind', { enum: templateKinds }).notNull(),
  name: text('name').notNull(),
  tag: text('tag').notNull(),
  number: integer('number').notNull(),
  publishedAt: moment('published_at').notNull(),
  content: jsonb('content').notNull(),
}).existing()

export type TemplateRow = typeof templates.$inferSelect
export type BindingRow = typeof templateBindings.$inferSelect

alreadyTaken({
  template_name: { code: 'template.name-taken', field: 'name' },
  template_binding_place: { code: 'template.place-taken' },
})
