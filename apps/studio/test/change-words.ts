import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { component } from '@coverwright/contract/build/component'
import { exchange } from '@coverwright/contract/build/exchange'
import { font } from '@coverwright/contract/build/font'
import { photo } from '@coverwright/contract/build/photo'
import { login } from '@coverwright/contract/company/login'
import { channel } from '@coverwright/contract/sell/channel'
import { coupon } from '@coverwright/contract/sell/coupon'
import { merchant } from '@coverwright/contract/sell/merchant'
import { voucher } from '@coverwright/contract/sell/voucher'
import { ProductForm } from '@coverwright/domain/build/product/product'
import { inWords } from '@coverwright/domain/company/audit/audit-change'
import { memberStates } from '@coverwright/domain/company/member/member'
import { accesses } from '@coverwright/domain/publish/publisher/stage'
import { z } from 'zod'

/** What an entry of the audit log may say of a change: states, which parts, a switch. */
export const findChangeWords = async (): Promise<string[]> => [
  ...new Set([
    ...(await findStates()),
    ...[...memberStates, ...accesses].map(asWords),
    ...forms.flatMap(partsOf),
    'body',
    'shell',
    'on',
    'off',
    'given',
    'taken away',
  ]),
]

/** What is changed part by part, and kept as a list of them. */
const forms = [
  ProductForm,
  login.calls.updateCompany.input,
  login.calls.updateUserData.input,
  component.calls.updateComponent.input,
  exchange.calls.updateItem.input,
  font.calls.updateFont.input,
  photo.calls.updatePhoto.input,
  channel.calls.updateChannel.input,
  merchant.calls.updateMerchant.input,
  voucher.calls.updateVoucher.input,
  coupon.calls.updateCoupon.input,
]

/** Which of several it is, and which of its states was seen, are no parts of it. */
const unsaid = new Set(['id', 'revision'])

function partsOf(form: z.ZodType): string[] {
  const { $defs = {}, ...root } = z.toJSONSchema(form, { io: 'input', unrepresentable: 'any' })
  const keysOf = ({ $ref = '', properties = {}, anyOf = [], oneOf = [], allOf = [] }: Shape): string[] => {
    const named = $defs[$ref.replace('#/$defs/', '')]
    const inside = [...(named ? [named] : []), ...anyOf, ...oneOf, ...allOf]
    return [...Object.keys(properties), ...inside.flatMap(keysOf)]
  }
  return keysOf(root)
    .filter((key) => !unsaid.has(key))
    .map(inWords)
}

type Shape = z.core.JSONSchema.BaseSchema

const asWords = (state: string) => state.replaceAll('-', ' ')

/** Of all lifecycles. */
async function findStates(): Promise<string[]> {
  const domain = join(import.meta.dirname, '../../../packages/domain/src')
  const files = (await Array.fromAsync(glob('**/*lifecycle.ts', { cwd: domain }))).toSorted()
  const modules = await Promise.all(files.map((file): Promise<Record<string, unknown>> => import(join(domain, file))))
  const machines = modules.flatMap((module) => Object.values(module)).filter(isMachine)
  return machines.flatMap(({ states }) => states.map(asWords))
}

const isMachine = (value: unknown): value is { readonly states: readonly string[] } =>
  typeof value === 'object' && value !== null && 'states' in value
