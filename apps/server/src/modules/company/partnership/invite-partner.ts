import type { login } from '@coverwright/contract/company/login'
import type { Company } from '@coverwright/domain/company/company/company'
import { companyNameKey } from '@coverwright/domain/company/company/company-key'
import { mayPartner } from '@coverwright/domain/company/partnership/partner-types'
import type { PartnerInvitationForm } from '@coverwright/domain/company/partnership/partnership'
import { partnershipLimits } from '@coverwright/domain/company/partnership/partnership-limits'
import { type ErrorCode, errors, fail } from '@coverwright/domain/errors'
import { worded } from '@coverwright/domain/worded'
import { and, eq, gt, lte, or } from 'drizzle-orm'
import { hashOf, newSecret } from '../../../platform/auth/secret.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { WriteContext } from '../../../platform/http/context.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getOwnCompany, lockOwnCompany } from '../company/index.ts'
import { getMemberInCompany, members } from '../member/index.ts'
import { mailInLanguage } from '../member-mail/index.ts'
import { partnershipOf } from './internal.ts'
import { pathOf } from './link.ts'
import { type PartnershipRow, partnerships } from './tables.ts'
import { tellOtherSide } from './tell-partner.ts'
import { knownCompanies } from './views.ts'

export const invitePartner: HandlerOf<typeof login, 'sendInviteBrokerEmail'> = async (context, form) => {
  const { tx, actor, audit, now } = context
  // Two of a company who invite the same partner at once take turns.
  await lockOwnCompany(tx)
  const company = await getOwnCompany(tx)
  const open = and(eq(partnerships.companyId, actor.companyId), eq(partnerships.state, 'invited'))
  if ((await tx.$count(partnerships, open)) >= partnershipLimits.maxOpen) return fail('partnership.too-many-open')
  const { row, secret } =
    form.email === undefined
      ? await askByName(context, company, form)
      : await inviteByMail(context, company, form, form.email.toLowerCase())
  if (secret) await mailInvitation(context, company, row, secret)
  else await tellOtherSide(tx, row, 'asked')
  await audit(row.id, { partnerType: row.partnerType, paymentMode: row.paymentMode, byName: !secret })
  return partnershipOf(tx, row, actor.companyId, now)
}

/** Beside the field it is about. */
const refuse = (field: 'email' | 'insurerName' | 'partnerType', code: ErrorCode) =>
  fail(code, { [field]: errors[code].message })

async function inviteByMail(
  { tx, actor, now }: WriteContext,
  company: Company,
  { partnerType, paymentMode, note }: PartnerInvitationForm,
  email: string,
) {
  if (!mayPartner(company.partnerType, partnerType)) return refuse('partnerType', 'partnership.wrong-partner')
  // A colleague is no partner.
  if ((await tx.$count(members, eq(members.email, email))) > 0) return refuse('email', 'partnership.wrong-partner')
  const toAddress = and(
    eq(partnerships.companyId, actor.companyId),
    eq(partnerships.email, email),
    eq(partnerships.state, 'invited'),
  )
  if ((await tx.$count(partnerships, and(toAddress, gt(partnerships.expiresAt, now)))) > 0) {
    return refuse('email', 'partnership.already-invited')
  }
  // One whose time is over makes room: an address has one link that works.
  await tx
    .update(partnerships)
    .set({ state: 'revoked', tokenHash: null })
    .where(and(toAddress, lte(partnerships.expiresAt, now)))
  const { secret, ...link } = newLink(now)
  const row = await insert(tx, {
    ...link,
    email,
    ownType: company.partnerType,
    partnerType,
    paymentMode,
    note,
    invitedBy: actor.memberId,
    sentAt: now,
  })
  return { row, secret }
}

/** A listed insurer says itself what it is, and answers in its hub. */
async function askByName(
  { tx, actor, now }: WriteContext,
  company: Company,
  { insurerName = '', paymentMode, note }: PartnerInvitationForm,
) {
  const wanted = companyNameKey(insurerName)
  const listed = await tx.select().from(knownCompanies).where(eq(knownCompanies.isListed, true))
  const insurer = listed.find(({ name }) => companyNameKey(name) === wanted)
  if (!insurer) return refuse('insurerName', 'partnership.insurer-name-wrong')
  if (insurer.id === actor.companyId || !mayPartner(company.partnerType, insurer.partnerType)) {
    return refuse('insurerName', 'partnership.wrong-partner')
  }
  const withThem = or(eq(partnerships.partnerId, insurer.id), eq(partnerships.companyId, insurer.id))
  const state = async (wantedState: PartnershipRow['state']) =>
    (await tx.$count(partnerships, and(withThem, eq(partnerships.state, wantedState)))) > 0
  if (await state('active')) return refuse('insurerName', 'partnership.already-bound')
  if (await state('invited')) return refuse('insurerName', 'partnership.already-invited')
  const row = await insert(tx, {
    partnerId: insurer.id,
    ownType: company.partnerType,
    partnerType: insurer.partnerType,
    paymentMode,
    note,
    invitedBy: actor.memberId,
    sentAt: now,
  })
  return { row, secret: undefined }
}

async function insert(tx: WriteTx, values: typeof partnerships.$inferInsert): Promise<PartnershipRow> {
  const [row] = await tx.insert(partnerships).values(values).returning()
  if (!row) throw new Error('The partnership was not saved')
  return row
}

export function newLink(now: Date) {
  const secret = newSecret()
  return { secret, tokenHash: hashOf(secret), expiresAt: new Date(now.getTime() + partnershipLimits.linkMs) }
}

export async function mailInvitation(
  { tx, actor, ports }: Pick<WriteContext, 'tx' | 'actor' | 'ports'>,
  company: Company,
  row: PartnershipRow,
  secret: string,
) {
  if (!row.email) throw new Error('An invitation without an address has no link')
  const inviter = await getMemberInCompany(tx, actor.memberId)
  const { title, text, told } = worded('partnership.invited', {
    inviter: inviter.name,
    company: company.name,
    note: row.note,
    link: ports.linkTo(pathOf(row, secret)),
  })
  await mailInLanguage(tx, { isSecret: true, recipient: row.email, subject: title, text, told })
}
