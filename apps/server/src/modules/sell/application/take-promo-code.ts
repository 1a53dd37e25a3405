import { fail } from '@coverwright/domain/errors'
import type { Origin } from '@coverwright/domain/sell/origin/origin'
import { promoCode } from '@coverwright/domain/sell/promo-code/promo-code'
import { getRelease } from '../../publish/release/index.ts'
import { findSavingByCode } from '../coupon/index.ts'
import { findSenderById, findSenderByPromoCode } from '../merchant/index.ts'
import { findVoucherByCode } from '../voucher/index.ts'
import { changeApplication } from './change-application.ts'
import { isBought, type JourneyWrite, lockApplication, saveApplication } from './internal.ts'
import type { ApplicationRow } from './tables.ts'

/**
 * Whether a code that was typed is one of the product's. Whoever came by a link stays with whoever sent them: the code counts
 * where no link did. Codes that are unknown, switched off or of another product are told apart for nobody.
 */
export async function takePromoCode(journey: JourneyWrite, token: string, typed: string): Promise<boolean> {
  const { tx, audit, now } = journey
  const before = await lockApplication(tx, token, now)
  if (isBought(before.state)) return fail('application.issued')
  const code = promoCode.safeParse(typed).data
  const { content } = await getRelease(tx, before)
  const sender = code && (await findSenderByPromoCode(tx, code, content.productId))
  const saving = code && (await findSavingByCode(tx, code, content, now))
  const paying = code ? await findVoucherByCode(tx, code, content, now) : undefined
  // The one refusal that is told apart: whoever has a voucher can pay in another way.
  if (paying && !saving && before.selection.pay === 'monthly') return fail('application.voucher-monthly')
  const isTaken = Boolean(sender ?? saving ?? paying)
  await audit(before.id, { isCodeTaken: isTaken })
  if (sender) await comeBy(journey, before, { channelId: sender.channelId, code })
  // Another price: what was declared was for the one before.
  if (saving && (saving.couponId !== before.couponId || saving.ownCode !== before.couponCode))
    await changeApplication(journey, before, { couponId: saving.couponId, couponCode: saving.ownCode })
  const { code: had, value } = before.voucher ?? {}
  if (paying && (paying.typed.code !== had || paying.typed.value !== value)) {
    const { channelId } = paying.voucher
    if (await findSenderById(tx, { channelId }, content.productId)) await comeBy(journey, before, { channelId, code })
    await changeApplication(journey, before, { voucher: paying.typed })
  }
  return isTaken
}

async function comeBy({ tx }: JourneyWrite, { id, origin }: ApplicationRow, sent: Pick<Origin, 'channelId' | 'code'>) {
  if (origin.channelId || origin.agentId) return
  await saveApplication(tx, id, { origin: { ...origin, ...sent }, channelId: sent.channelId ?? null })
}
