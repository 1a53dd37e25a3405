import { sampleBody } from '@coverwright/domain/body/sample-body'
import { exampleOf, idOf } from '@coverwright/domain/fields'
import { sampleShell } from '@coverwright/domain/page/sample-shell'
import { MountedProduct, Product, ProductFilter, ProductForm, ProductRef } from '@coverwright/domain/product/product'
import { z } from 'zod'
import { call, can, group, member } from './call.ts'

/** The save it starts from: a save on top of somebody else's is refused. */
const saved = { id: idOf('product'), revision: z.int().min(1) }

/** Checked by the operation against the model, whose parts are too many to document here. */
const model = z.record(z.string(), z.unknown())

const saving = ['product.not-found', 'product.in-trash', 'product.changed-meanwhile'] as const

export const product = group('product', {
  createProduct: call({
    access: can('project'),
    audit: true,
    input: ProductForm,
    output: Product,
    errors: ['product.name-taken'],
  }),
  getProduct: call({
    access: member,
    method: 'GET',
    input: ProductRef,
    output: MountedProduct,
    errors: ['product.not-found'],
  }),
  listProducts: call({
    access: member,
    paged: ['name', 'state', 'createdAt', 'updatedAt'],
    input: ProductFilter,
    output: MountedProduct,
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
    access: can('project'),
    audit: true,
    input: z
      .strictObject({ ...saved, settings: ProductForm })
      .meta({ examples: [{ revision: 1, settings: exampleOf(ProductForm) }] }),
    output: Product,
    errors: [...saving, 'product.name-taken'],
  }),
  getBody: call({
    access: member,
    input: ProductRef,
    output: z.object({ revision: z.int(), body: model.nullable() }).meta({ id: 'ProductBody' }),
    errors: ['product.not-found'],
  }),
  updateBody: call({
    access: can('project'),
    audit: true,
    input: z.strictObject({ ...saved, body: model }).meta({ examples: [{ revision: 1, body: sampleBody }] }),
    output: Product,
    errors: saving,
  }),
  getShell: call({
    access: member,
    input: ProductRef,
    output: z.object({ revision: z.int(), shell: model.nullable() }).meta({ id: 'ProductShell' }),
    errors: ['product.not-found'],
  }),
  updateShell: call({
    access: can('project'),
    audit: true,
    input: z.strictObject({ ...saved, shell: model }).meta({ examples: [{ revision: 1, shell: sampleShell }] }),
    output: Product,
    errors: saving,
  }),
})
