import type { Voucher, VoucherForm } from '@coverwright/domain/sell/voucher/voucher'
import { expect } from 'vitest'
import { acceptDeclarations, takePromoCode } from '../src/modules/sell/application/index.ts'
import { cancelPolicy } from '../src/modules/sell/payment/index.ts'
import { priceApplication } from '../src/modules/sell/quote/index.ts'
import { aBuyer, aSite, asBuyer } from './buyers.ts'
import { aVoucher } from './channel-builders.ts'
import type { TestApp, TestCompany } from './test-app.ts'

/** Of a voucher as it was read, what changes it. */
export function changeOf(voucher: Voucher) {
  const { state, status, used, reserved, createdAt, channelName, timeZone, ...change } = voucher
  return change
}

interface Shop {
  readonly company: TestCompany
  readonly site: Awaited<ReturnType<typeof aSite>>
  readonly voucher: Voucher
}

type Choice = Parameters<typeof aBuyer>[2] & { readonly code?: string }

/** Shops that take a voucher, and those who pay with it. */
export function vouchersIn(app: TestApp) {
  return {
    aShop: async (form: Partial<VoucherForm> = {}): Promise<Shop> => {
      const company = await app.aCompany()
      const site = await aSite(app, company)
      return { company, site, voucher: await aVoucher(company, form) }
    },

    /** Has typed the code and declared. */
    aHolder: async ({ site, voucher }: Shop, choice: Choice = {}) => {
      const { code = voucher.promoCode, ...rest } = choice
      const buyer = await aBuyer(app, site, rest)
      const quote = await asBuyer(app, site, async (journey) => {
        expect(await takePromoCode(journey, buyer.token, code.toLowerCase())).toBe(true)
        const priced = await priceApplication(journey, buyer.token, {})
        await acceptDeclarations(journey, buyer.token, ['is_true'])
        return priced.quote
      })
      return { ...buyer, before: buyer.quote, quote }
    },

    countsOf: async ({ client }: TestCompany) => {
      const { items } = await client.voucher.listVouchers({})
      return items.map(({ used, reserved, status }) => ({ used, reserved, status }))
    },

    codesOf: async ({ company, voucher }: Shop) =>
      (await company.client.promotionCode.listCodes({ voucherId: voucher.id }, { nowPage: 1, pageSize: 20 })).items,

    cancelled: ({ site }: Shop, policyId: string) =>
      asBuyer(app, site, async ({ tx, audit, now }) => {
        await audit(policyId)
        return cancelPolicy(tx, policyId, now)
      }),
  }
}
