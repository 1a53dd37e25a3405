import { languages } from '@coverwright/domain/base/language/language'
import { currencies } from '@coverwright/domain/base/money/money'
import { Product, ProductRef, ProductSettings } from '@coverwright/domain/build/product/product'
import { GroupMove, ProductGroup, ProductGroupForm } from '@coverwright/domain/build/product/product-group'
import { ProductTemplate } from '@coverwright/domain/build/product-template/product-template'
import { idOf } from '@coverwright/domain/fields'
import { z } from 'zod'
import { call, can, reads } from '../call.ts'

/** The lock that a person sets, and what products are offered to start from. */
export const journeyCalls = {
  /** Nobody edits the journey until it is unlocked again, by whoever may edit it. */
  lockJourney: call({
    access: can('project'),
    audit: true,
    input: ProductRef,
    output: Product,
    errors: ['product.not-found', 'product.in-trash', 'product.locked', 'product.being-edited'],
  }),
  unlockJourney: call({
    access: can('project'),
    audit: true,
    input: ProductRef,
    output: Product,
    errors: ['product.not-found', 'product.not-locked'],
  }),
  /** What each line of insurance starts from, the same for every screen that offers it. */
  listTemplates: call({
    access: reads('design'),
    input: z.strictObject({ country: ProductSettings.shape.country }).meta({ examples: [{ country: 'GB' }] }),
    output: z.array(ProductTemplate),
  }),
  getCurrencyList: call({
    access: reads('products'),
    input: z.strictObject({}),
    output: z.array(z.object({ code: z.enum(currencies), decimals: z.int() }).meta({ id: 'CurrencyOffered' })),
  }),
  getLanguageList: call({
    access: reads('products'),
    input: z.strictObject({}),
    output: z.array(
      z
        .object({
          code: z.enum(languages),
          /** As browsers know it. */
          tag: z.string(),
          /** In its own words. */
          name: z.string(),
        })
        .meta({ id: 'LanguageOffered' }),
    ),
  }),
}

/** Groups of products, and what is in them. */
export const groupCalls = {
  listGroups: call({
    access: reads('products'),
    input: z.strictObject({}),
    output: z.object({ groups: z.array(ProductGroup) }).meta({ id: 'ProductGroups' }),
  }),
  createGroup: call({
    access: can('project'),
    audit: true,
    input: ProductGroupForm,
    output: ProductGroup,
    errors: ['product.group-name-taken'],
  }),
  renameGroup: call({
    access: can('project'),
    audit: true,
    input: z
      .strictObject({ id: idOf('productGroup'), name: ProductGroupForm.shape.name })
      .meta({ examples: [{ name: 'Autumn launch' }] }),
    output: ProductGroup,
    errors: ['product.group-not-found', 'product.group-name-taken'],
  }),
  /** Its products stay, in no group. */
  deleteGroup: call({
    access: can('project'),
    audit: true,
    input: z.strictObject({ id: idOf('productGroup') }),
    output: z.object({}).meta({ id: 'GroupDeleted' }),
    errors: ['product.group-not-found'],
  }),
  moveToGroup: call({
    access: can('project'),
    audit: true,
    input: GroupMove,
    output: z.object({ moved: z.int() }).meta({ id: 'GroupMoved' }),
    errors: ['product.not-found', 'product.group-not-found'],
  }),
}
