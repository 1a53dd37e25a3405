import type { publisher } from '@coverwright/contract/publisher'
import { type Body, parseBody } from '@coverwright/domain/body/body'
import { checkBody } from '@coverwright/domain/body/check-body'
import { messages } from '@coverwright/domain/messages'
import { Shell } from '@coverwright/domain/page/shell'
import { calendarDate, isoDate } from '@coverwright/domain/question/answers'
import type { PublishForm } from '@coverwright/domain/release/release'
import type { ReadTx } from '../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../platform/http/handlers.ts'
import { findSourceLists } from '../data-source/index.ts'
import { findFilesOfPurpose } from '../file/index.ts'
import { findActiveGateway } from '../gateway/index.ts'
import { findDesignOfProduct } from '../number/index.ts'
import { findActiveTables } from '../pricing-table/index.ts'
import { getProductInCompany, type ProductRow, settingsOf } from '../product/index.ts'

export const findMissing: HandlerOf<typeof publisher, 'findMissing'> = async ({ tx, now }, { id }) =>
  missingOf(tx, await getProductInCompany(tx, id), 'live', now)

/** Everything at once: whoever builds the product should not find the next gap only after closing the last. */
export async function missingOf(
  tx: ReadTx,
  product: ProductRow,
  stage: PublishForm['stage'],
  now: Date,
): Promise<string[]> {
  const today = isoDate(calendarDate(now, product.timeZone))
  const body = product.body === null ? undefined : parseBody(product.body)
  const tables = await findActiveTables(tx, product.id)
  const problems = body ? checkBody(body, settingsOf(product), today, tables) : []
  const shell = product.shell === null ? undefined : Shell.parse(product.shell)
  return [
    ...(body ? problems.map(({ message }) => message) : ['There is no body: nothing is asked or covered']),
    ...(body ? (await findSourceLists(tx, body, product)).missing : []),
    ...(body ? await absentFiles(tx, body) : []),
    ...(shell ? [] : ['There is no shell: the site has no pages']),
    ...(body && shell ? pageProblems(body, shell) : []),
    // Trial runs are not numbered by it.
    ...(stage === 'staging' || (await findDesignOfProduct(tx, product.id))
      ? []
      : ['No policy number design is connected']),
    ...(stage === 'staging' || (await findActiveGateway(tx)) ? [] : [messages.paymentNotSetUp]),
  ]
}

/** A document may name any file; only one that was uploaded to be one is put before the public. */
async function absentFiles(tx: ReadTx, { documents }: Body): Promise<string[]> {
  const named = documents.flatMap(({ title, file }) => (file ? [{ title, id: file.id }] : []))
  const found = await findFilesOfPurpose(
    tx,
    named.map(({ id }) => id),
    'policy-document',
  )
  return named.filter(({ id }) => !found.has(id)).map(({ title }) => `The file of the document "${title}" is not there`)
}

function pageProblems({ questions }: Body, { pages }: Shell): string[] {
  const shown = new Set(pages.flatMap((page) => (page.role === 'questions' ? [page.group] : [])))
  const groups = new Set(questions.groups.map(({ name }) => name))
  const roles = ['plans', 'check', 'thank-you'] as const
  return [
    ...[...groups.difference(shown)].map((name) => `No page asks the questions "${name}"`),
    ...[...shown.difference(groups)].map((name) => `A page asks the questions "${name}", which are not there`),
    ...roles.filter((role) => !pages.some((page) => page.role === role)).map((role) => `There is no "${role}" page`),
  ]
}
