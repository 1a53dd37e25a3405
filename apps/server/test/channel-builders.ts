import { exampleOf } from '@coverwright/domain/fields'
import type { ChannelForm } from '@coverwright/domain/sell/channel/channel'
import type { ChannelState } from '@coverwright/domain/sell/channel/channel-lifecycle'
import { CouponForm } from '@coverwright/domain/sell/coupon/coupon'
import type { MerchantForm } from '@coverwright/domain/sell/merchant/merchant'
import type { VoucherForm } from '@coverwright/domain/sell/voucher/voucher'
import type { TestCompany } from './test-app.ts'
import { tinyPng } from './tiny-png.ts'

let number = 0

const channelExample = { type: 'agency', email: 'desk@harbour.example', name: 'Harbour', country: 'HK' } as const

type ChannelOverrides = Partial<ChannelForm> & { state?: ChannelState }

export const aLogo = async ({ client }: TestCompany) =>
  (await client.upload.uploadFile({ purpose: 'logo', name: 'logo.png' }, new Blob([tinyPng]))).id

export async function aChannel(company: TestCompany, { state, ...form }: ChannelOverrides = {}) {
  const { client } = company
  const logoFileId = form.logoFileId ?? (await aLogo(company))
  const channel = await client.channel.createChannel({ ...channelExample, code: `C-${++number}`, ...form, logoFileId })
  return state === 'deactivated' ? client.channel.deactivateChannel({ id: channel.id }) : channel
}

type MerchantOverrides = Partial<MerchantForm> & { state?: ChannelState }

export async function aMerchant(company: TestCompany, { state, ...form }: MerchantOverrides = {}) {
  const { client } = company
  const merchant = await client.merchant.createMerchant({
    code: `M-${++number}`,
    email: 'counter@pawsandco.example',
    name: 'Paws & Co, High Street',
    phone: '+44 20 7946 0958',
    agentCode: '',
    type: 'shop',
    ...form,
    channelId: form.channelId ?? (await aChannel(company)).id,
    logoFileId: form.logoFileId ?? (await aLogo(company)),
  })
  return state === 'deactivated' ? client.merchant.deactivateMerchant({ id: merchant.id }) : merchant
}

type CouponOverrides = Partial<CouponForm> & { state?: ChannelState }

export async function aCoupon({ client }: TestCompany, { state, ...form }: CouponOverrides = {}) {
  const coupon = await client.coupon.createCoupon({ ...exampleOf(CouponForm), code: `SAVE-${++number}`, ...form })
  return state === 'deactivated' ? client.coupon.deactivateCoupon({ id: coupon.id }) : coupon
}

const voucherExample = {
  name: 'Welcome gift',
  value: '50',
  currency: 'GBP',
  quota: 100,
  coverType: 'any',
  plans: ['basic', 'full'],
  description: 'For everybody who opens an account this spring.',
  startsAt: '2020-01-01T00:00',
  endsAt: '2090-01-01T00:00',
  mode: 'shared',
  paper: 'standard',
  sellingPrice: '',
  commissionType: 'percentage',
  commission: '',
  isAutoRenewed: false,
} as const

type VoucherOverrides = Partial<VoucherForm> & { state?: ChannelState }

export async function aVoucher(company: TestCompany, { state, ...form }: VoucherOverrides = {}) {
  const { client } = company
  const promoCode = form.mode === 'unique' ? '' : `PAYS-${++number}`
  const channelId = form.channelId ?? (await aChannel(company)).id
  const whole = { ...voucherExample, plans: [...voucherExample.plans], promoCode, ...form, channelId }
  const voucher = await client.voucher.createVoucher(whole)
  return state === 'deactivated' ? client.voucher.deactivateVoucher({ id: voucher.id }) : voucher
}
