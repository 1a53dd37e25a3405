import { fail } from '@coverwright/domain/errors'
import { canBeGiven } from '@coverwright/domain/sell/journey/can-be-given'
import type { Origin } from '@coverwright/domain/sell/origin/origin'
import { promoCode } from '@coverwright/domain/sell/promo-code/promo-code'
import { type FrozenRelease, getRelease } from '../../publish/release/index.ts'
import { findTerms } from '../commission/index.ts'
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
  const release = await getRelease(tx, before)
  const { content } = release
  const sender = code && (await findSenderByPromoCode(tx, code, content.productId))
  const saving = code ? await findGiven(journey, before, release, code) : undefined
  const paying = code ? await findVoucherByCode(tx, code, content, now) : undefined
  // The one refusal that is told apart: whoever has a voucher can pay in another way.
  if (paying && !saving && before.selection.pay === 'monthly') return fail('application.voucher-monthly')
  const isTaken = Boolean(sender ?? saving ?? paying)
  await audit(before.id, { isCodeTaken: isTaken })
  if (sender) await comeBy(journey, before, content.productId, { channelId: sender.channelId, code })
  // Another price: what was declared was for the one before.
  if (saving && (saving.couponId !== before.couponId || saving.ownCode !== before.couponCode))
    await changeApplication(journey, before, { couponId: saving.couponId, couponCode: saving.ownCode })
  const { code: had, value } = before.voucher ?? {}
  if (paying && (paying.typed.code !== had || paying.typed.value !== value)) {
    const { channelId } = paying.voucher
    if (await findSenderById(tx, { channelId }, content.productId))
      await comeBy(journey, before, content.productId, { channelId, code })
    await changeApplication(journey, before, { voucher: paying.typed })
  }
  return isTaken
}

/** What a coupon takes off; nothing where it is more than the seller of another company’s product earns with any plan of it. */
async function findGiven(
  { tx, now }: JourneyWrite,
  { answers, selection, fetched }: ApplicationRow,
  release: FrozenRelease,
  code: string,
) {
  const saving = await findSavingByCode(tx, code, release.content, now)
  if (!saving || release.content.providerId === undefined) return saving
  return canBeGiven({ release, answers, selection, fetched, now, saving }) ? saving : undefined
}

async function comeBy(
  { tx }: JourneyWrite,
  { id, origin }: ApplicationRow,
  productId: string,
  sent: Pick<Origin, 'channelId' | 'code'>,
) {
  if (origin.channelId || origin.agentId) return
  const commissionTerms = (await findTerms(tx, sent, productId)) ?? null
  const channelId = sent.channelId ?? null
  await saveApplication(tx, id, { origin: { ...origin, ...sent }, channelId, commissionTerms })
}
