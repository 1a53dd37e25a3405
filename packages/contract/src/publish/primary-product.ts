import { Product, ProductRef } from '@coverwright/domain/build/product/product'
import {
  MovedProductRef,
  OfferFilter,
  OwnPrimary,
  PrimaryMove,
  PrimaryOffer,
  ResaleForm,
  ResaleProductRef,
  ResoldFilter,
  ResoldPolicy,
} from '@coverwright/domain/publish/primary-product/primary-product'
import { z } from 'zod'
import { call, can, group, reads } from '../call.ts'

const changing = { access: can('primary-product'), audit: true } as const

export const primaryProduct = group('primaryProduct', {
  /** The company's own products and whether partners can sell them. */
  listOwnProducts: call({
    access: can('primary-product'),
    paged: ['name'],
    input: z.strictObject({ search: z.string().trim().max(200).optional() }),
    output: OwnPrimary,
  }),
  /** Freezes the product as it is for partners; while its logic is incomplete it waits, and all of it is listed. */
  moveProduct: call({
    ...changing,
    input: ProductRef,
    output: PrimaryMove,
    errors: ['product.not-found', 'product.in-trash', 'product.incomplete', 'primary-product.not-own-body'],
  }),
  /** Partners see it no longer and publish it no more; what is on sale stays on sale until it is taken offline. */
  takeBackProduct: call({
    ...changing,
    input: MovedProductRef,
    output: PrimaryMove,
    errors: ['product.not-found', 'primary-product.not-possible'],
  }),
  /** What other companies offer us to sell. */
  listOffers: call({ access: reads('offers'), paged: ['movedAt'], input: OfferFilter, output: PrimaryOffer }),
  /** A product of our own on a provider's body, with a site of our own. */
  createProduct: call({
    ...changing,
    input: ResaleForm,
    output: Product,
    errors: ['primary-product.not-found', 'product.name-taken'],
  }),
  /** Takes over what the provider has opened since. */
  takeNewVersion: call({
    editsJourney: true,
    ...changing,
    input: ResaleProductRef,
    output: Product,
    errors: ['product.not-found', 'product.in-trash', 'primary-product.not-found'],
  }),
  /** Sales through partners, from either side. */
  listResoldPolicies: call({
    access: can('primary-product'),
    paged: ['createdAt'],
    input: ResoldFilter,
    output: ResoldPolicy,
  }),
})
