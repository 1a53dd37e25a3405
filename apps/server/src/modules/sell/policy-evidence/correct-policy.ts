import type { policy as contractGroup } from '@coverwright/contract/sell/policy'
import { type Answers, fieldNames } from '@coverwright/domain/build/question/answers'
import { checkAnswers } from '@coverwright/domain/build/question/check-answers'
import { messageIn } from '@coverwright/domain/build/words/say'
import { fail } from '@coverwright/domain/errors'
import type { CorrectedField } from '@coverwright/domain/sell/policy/policy'
import { type PutQuestion, putQuestions } from '@coverwright/domain/sell/policy/policy-answers'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { publish } from '../../../platform/live/publish.ts'
import { lockApplicationById, saveApplication } from '../application/index.ts'
import { insuredOf, lockPolicy, makeDocuments, policyCorrections, savePolicy } from '../policy/index.ts'
import { readdressCustomer, renameCustomer } from './correct-customer.ts'
import { evidenceOf } from './get-policy.ts'
import { findSold, type Sold, soldOn } from './sold.ts'

type Sent = readonly { readonly name: string; readonly value: string }[]

/**
 * A misspelt name or address, on the policy and in the answers that letters and certificates are written from. The quote
 * stays as it was priced, and what was wrong is kept beside what is right. Locks as every sale takes them: the
 * application, then the policy.
 */
export const correctPolicy: HandlerOf<typeof contractGroup, 'correctPolicy'> = async (
  context,
  { id, fields, reason },
) => {
  const { tx, audit, actor } = context
  const { policy: named } = (await findSold(tx, id)) ?? fail('policy.not-found')
  await lockApplicationById(tx, named.applicationId)
  await lockPolicy(tx, id)
  const sold = (await findSold(tx, id)) ?? fail('policy.not-found')
  if (sold.customer?.erasedAt) return fail('customer.erased')
  if (sold.policy.state !== 'issued') return fail('policy.not-in-force')

  const changes = changesIn(sold, fields)
  if (changes.length === 0) return fail('policy.nothing-corrected')
  const answers = {
    ...sold.application.answers,
    ...Object.fromEntries(changes.map(({ name, after }) => [name, after])),
  }
  const customerId = await correctCustomer(context.tx, sold, changes, answers)
  await saveApplication(tx, sold.application.id, { answers, customerId })
  const { holder, email } = sold.release.content.body.standard
  await savePolicy(tx, id, {
    holder: (holder && answers[holder]) || sold.policy.holder,
    email: (email && answers[email]) || sold.policy.email,
    insured: insuredOf(sold.release.content, { language: sold.policy.language, answers }),
    customerId,
    certificateFileId: null,
  })
  const [kept] = await tx
    .insert(policyCorrections)
    .values({
      policyId: id,
      memberId: actor.memberId,
      reason,
      changes,
      replacedFileId: sold.policy.certificateFileId,
    })
    .returning({ id: policyCorrections.id })
  await enqueue(tx, makeDocuments, { policyId: id })
  // Names of fields alone: the audit outlives the person.
  await audit(id, { correctionId: kept?.id, corrected: changes.map(({ name }) => name) })
  publish(tx, { kind: 'policy', subjectId: id })
  return evidenceOf(context, (await findSold(tx, id)) ?? fail('policy.not-found'))
}

/** What differs of what was sent; refused beside its field where it cannot be corrected, or would be no answer. */
function changesIn(sold: Sold, sent: Sent): CorrectedField[] {
  const { answers } = sold.application
  const put = putQuestions(soldOn(sold))
  const changed = sent
    .map(({ name, value }) => ({ name, value, put: put.find(({ question }) => fieldNames(question).includes(name)) }))
    .filter(({ name, value }) => (answers[name] ?? '') !== value)
  for (const { name, put: asked } of changed) {
    const place = placeOf(sent, name)
    if (asked?.rated.includes(name))
      return fail('policy.rated', { [place]: 'The price or the decision depends on this answer.' })
    if (!asked?.isCorrectable) return fail('policy.not-correctable', { [place]: 'This is not corrected here.' })
  }
  refuseWrong(
    sold,
    changed.flatMap((each) => each.put ?? []),
    sent,
  )
  return changed.map(({ name, value, put: asked }) => ({
    name,
    label: labelOf(asked),
    before: answers[name] ?? '',
    after: value,
  }))
}

/** The same as a buyer would be told. */
function refuseWrong(sold: Sold, put: readonly PutQuestion[], sent: Sent) {
  const questions = put.map(({ question }) => question)
  const problems = checkAnswers(questions, { ...sold.application.answers, ...answersIn(sent) }, soldOn(sold).today)
  if (problems.length > 0)
    fail(
      'invalid',
      Object.fromEntries(problems.map((problem) => [placeOf(sent, problem.field), messageIn(undefined, problem)])),
    )
}

/** Where a form has the field. */
const placeOf = (sent: Sent, field: string) => {
  const at = sent.findIndex(({ name }) => name === field)
  return at < 0 ? field : `fields.${at}.value`
}

const answersIn = (sent: Sent): Answers => Object.fromEntries(sent.map(({ name, value }) => [name, value]))

const labelOf = (asked: PutQuestion | undefined) =>
  [asked?.item, asked?.question.shortLabel ?? asked?.question.label].filter(Boolean).join(': ')

/** The person is known by the name and the address that are right. */
async function correctCustomer(
  tx: Parameters<typeof renameCustomer>[0],
  { policy, customer, release }: Sold,
  changes: readonly CorrectedField[],
  answers: Answers,
): Promise<string | null> {
  if (!customer) return policy.customerId
  const { holder, email } = release.content.body.standard
  const isChanged = (name: string | null) => changes.some((change) => change.name === name)
  const name = (holder && answers[holder]) || policy.holder
  if (email && isChanged(email)) {
    const { applicationId } = policy
    const corrected = await readdressCustomer(tx, customer, { applicationId, email: answers[email] ?? '', name })
    if (corrected !== customer.id) return corrected
  }
  if (holder && isChanged(holder) && customer.name === policy.holder) await renameCustomer(tx, customer.id, name)
  return customer.id
}
