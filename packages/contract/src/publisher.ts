import { idOf } from '@coverwright/domain/fields'
import { ProductRef } from '@coverwright/domain/product/product'
import { PublishForm, Release } from '@coverwright/domain/release/release'
import { z } from 'zod'
import { call, can, group } from './call.ts'

export const publisher = group('publisher', {
  /** Freezes the product as it is and mounts it at the host; what was mounted there before is dismounted. */
  publishProduct: call({
    access: can('publisher'),
    audit: true,
    input: PublishForm,
    output: Release,
    errors: ['product.not-found', 'product.in-trash', 'product.incomplete', 'release.host-taken', 'release.host-live'],
  }),
  /** What stands in the way of publishing, in words; empty when nothing does. */
  findMissing: call({
    access: can('publisher'),
    input: ProductRef,
    output: z.array(z.string()),
    errors: ['product.not-found'],
  }),
  listReleases: call({
    access: can('publisher'),
    paged: ['publishedAt', 'state'],
    input: z.strictObject({ productId: idOf('product').optional() }),
    output: Release,
    errors: ['product.not-found'],
  }),
})
