import {
  Merchant,
  MerchantChange,
  MerchantFilter,
  MerchantForm,
  MerchantRef,
} from '@coverwright/domain/sell/merchant/merchant'
import { call, can, group, reads } from '../call.ts'

const changing = { access: can('manage-channels'), audit: true } as const

/** Where channels sell. */
export const merchant = group('merchant', {
  createMerchant: call({
    ...changing,
    input: MerchantForm,
    output: Merchant,
    errors: ['channel.not-found', 'merchant.code-taken', 'file.not-found'],
  }),
  updateMerchant: call({
    ...changing,
    input: MerchantChange,
    output: Merchant,
    errors: ['merchant.not-found', 'file.not-found'],
  }),
  activateMerchant: call({
    ...changing,
    input: MerchantRef,
    output: Merchant,
    errors: ['merchant.not-found', 'merchant.already-activated'],
  }),
  deactivateMerchant: call({
    ...changing,
    input: MerchantRef,
    output: Merchant,
    errors: ['merchant.not-found', 'merchant.already-deactivated'],
  }),
  listMerchants: call({
    access: reads('channels'),
    paged: ['name', 'code', 'createdAt'],
    input: MerchantFilter,
    output: Merchant,
    errors: ['channel.not-found'],
  }),
})
