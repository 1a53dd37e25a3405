import type { policy as contractGroup } from '@coverwright/contract/sell/policy'
import { rowsUsed } from '@coverwright/domain/build/body/rows-used'
import { fail } from '@coverwright/domain/errors'
import { listsOfContent } from '@coverwright/domain/publish/release/release'
import { languageFor, writtenTo } from '@coverwright/domain/sell/letter/letter'
import type { Policy } from '@coverwright/domain/sell/policy/policy'
import { givenAnswers, putQuestions, saidOf } from '@coverwright/domain/sell/policy/policy-answers'
import { eq } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { ReadContext } from '../../../platform/http/context.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { type FrozenRelease, releases } from '../../publish/release/index.ts'
import { instalmentsOf, type PolicyRow } from '../policy/index.ts'
import { documentsOf } from './documents-of.ts'
import { historyOf } from './history-of.ts'
import { messagesTo } from './messages-to.ts'
import { paymentsOf } from './payments-of.ts'
import { findSold, type Sold, soldOn } from './sold.ts'

export const getPolicy: HandlerOf<typeof contractGroup, 'getPolicy'> = async (context, { id }) =>
  evidenceOf(context, (await findSold(context.tx, id)) ?? fail('policy.not-found'))

/** All that shows what was sold. One read after the other: a transaction is one conversation. */
export async function evidenceOf(
  { tx, ports, now }: Pick<ReadContext, 'tx' | 'ports' | 'now'>,
  sold: Sold,
): Promise<Policy> {
  const { policy, application, quote, release, customer, referralIds, corrections } = sold
  const { letter, content } = writtenTo(policy, release.content)
  const speech = { ...letter, lists: listsOfContent(content) }
  const given = givenAnswers(
    application.answers,
    corrections.map(({ changes }) => changes),
  )
  const paid = await paymentsOf(tx, policy.applicationId)
  const sent = await messagesTo(tx, sold)
  const happened = await historyOf(tx, sold)
  return {
    ...headOf(policy),
    isErased: customer?.erasedAt != null,
    ...coverOf(policy, content.body.cover),
    language: languageFor(policy, release.content),
    release: await releaseOf(tx, release),
    quoteReference: quote.reference,
    referralId: referralIds.at(-1) ?? null,
    answers: saidOf(putQuestions({ ...soldOn(sold), content }), application.answers, given, speech),
    declarations: application.declarations.map(({ text, textVersion, isGiven, at }) => ({
      text,
      textVersion,
      isGiven,
      at,
    })),
    documents: await documentsOf(tx, { policy, written: release.content, corrections }, { ports, now }),
    reasons: [...quote.reasons],
    trace: quote.trace.map((entry) =>
      entry.kind === 'lookup' ? { ...entry, otherRows: [...entry.otherRows] } : entry,
    ),
    rows: rowsUsed(release.program.program, quote.trace, quote.values),
    instalments: (await instalmentsOf(tx, policy.id)).map(({ number, dueOn, amountMinor, state }) => ({
      number,
      dueOn,
      amountMinor,
      state,
    })),
    payments: paid.items,
    messages: sent.items,
    history: happened.items,
    isCut: paid.isCut || sent.isCut || happened.isCut,
  }
}

const headOf = (policy: PolicyRow) => ({
  id: policy.id,
  number: policy.number,
  state: policy.state,
  mode: policy.mode,
  productName: policy.productName,
  holder: policy.holder,
  email: policy.email,
  insured: policy.insured,
  customerId: policy.customerId,
  frequency: policy.frequency,
  currency: policy.currency,
  netMinor: policy.netMinor,
  commissionMinor: policy.commissionMinor,
  feeMinor: policy.feeMinor,
  taxMinor: policy.taxMinor,
  grossMinor: policy.grossMinor,
  incentive: policy.incentive,
  voucher: policy.voucher,
  startsOn: policy.startsOn,
  endsOn: policy.endsOn,
  issuedAt: policy.issuedAt.toISOString(),
  endedAt: policy.endedAt?.toISOString() ?? null,
})

const coverOf = (policy: PolicyRow, cover: FrozenRelease['content']['body']['cover']) => ({
  plan: cover.plans.find(({ code }) => code === policy.plan)?.title ?? policy.plan,
  choices: cover.choices.map(({ name, title, options }) => ({
    title,
    label: options.find(({ value }) => value === policy.choices[name])?.label ?? '',
  })),
  addOns: cover.addOns.filter(({ name }) => policy.addOns.includes(name)).map(({ title }) => title),
})

/** Without its content, which is kept ready. */
async function releaseOf(tx: ReadTx, { id, contentHash }: FrozenRelease) {
  const { version, programHash, createdAt } = releases
  const [row] = await tx.select({ version, programHash, createdAt }).from(releases).where(eq(releases.id, id))
  return {
    version: row?.version ?? 0,
    contentHash,
    programHash: row?.programHash ?? '',
    createdAt: (row?.createdAt ?? new Date(0)).toISOString(),
  }
}
