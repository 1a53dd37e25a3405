import { CodesFile } from '@coverwright/domain/sell/promotion/promotion-code'
import {
  Voucher,
  VoucherChange,
  VoucherFilter,
  VoucherForm,
  VoucherPaper,
  VoucherPaperForm,
  VoucherRef,
} from '@coverwright/domain/sell/voucher/voucher'
import { call, can, group, reads } from '../call.ts'

const changing = { access: can('manage-channels'), audit: true, isLive: true } as const

/** What pays for policies beside the card, by a code. */
export const voucher = group('voucher', {
  createVoucher: call({
    ...changing,
    input: VoucherForm,
    output: Voucher,
    errors: ['voucher.code-taken', 'channel.not-found'],
  }),
  /** Whoever is paying at this moment pays as they saw. */
  updateVoucher: call({
    ...changing,
    input: VoucherChange,
    output: Voucher,
    errors: [
      'voucher.not-found',
      'voucher.code-taken',
      'voucher.below-used',
      'voucher.mode-fixed',
      'voucher.changed-meanwhile',
      'channel.not-found',
    ],
  }),
  activateVoucher: call({
    ...changing,
    input: VoucherRef,
    output: Voucher,
    errors: ['voucher.not-found', 'voucher.already-activated'],
  }),
  deactivateVoucher: call({
    ...changing,
    input: VoucherRef,
    output: Voucher,
    errors: ['voucher.not-found', 'voucher.already-deactivated'],
  }),
  listVouchers: call({
    access: reads('channels'),
    paged: ['name', 'createdAt', 'endsAt'],
    input: VoucherFilter,
    output: Voucher,
    errors: ['channel.not-found'],
  }),
  /** Whoever has them can pay with them: it is noted who took them along. */
  downloadCodes: call({
    isLive: true,
    audit: true,
    whileSuspended: true,
    showsSecret: true,
    access: can('manage-channels'),
    input: VoucherRef,
    output: CodesFile,
    errors: ['voucher.not-found'],
  }),
  /** To be handed to whoever is given it. */
  printVoucher: call({
    isLive: true,
    access: can('manage-channels'),
    input: VoucherPaperForm,
    output: VoucherPaper,
    errors: ['voucher.not-found', 'voucher.no-such-code', 'voucher.no-template', 'voucher.not-filled'],
  }),
})
