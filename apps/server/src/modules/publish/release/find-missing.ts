import { languageNames } from '@coverwright/domain/base/language/language'
import { Body } from '@coverwright/domain/build/body/body'
import { dataNamesOf } from '@coverwright/domain/build/dataset/data-names'
import { unfilledIn } from '@coverwright/domain/build/keyword/unfilled'
import { Shell } from '@coverwright/domain/build/page/shell'
import { calendarDate, isoDate } from '@coverwright/domain/build/question/answers'
import { senderEmailState } from '@coverwright/domain/company/account/sender-email'
import { messages } from '@coverwright/domain/messages'
import type { Missing, ReadinessArea } from '@coverwright/domain/publish/publisher/readiness'
import type { PublishStage } from '@coverwright/domain/publish/release/mount'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { findKnownConnectors } from '../../build/connector/index.ts'
import { findSourceLists } from '../../build/data-source/index.ts'
import { findDesignOfProduct } from '../../build/number/index.ts'
import { findPackedTables } from '../../build/pricing-table/index.ts'
import { type ProductRow, settingsOf } from '../../build/product/index.ts'
import { unprintableDocuments } from '../../build/template/index.ts'
import { getOwnCompanyRow } from '../../company/company/index.ts'
import { findFilesOfPurpose } from '../../company/file/index.ts'
import { isPaidSomewhere } from '../gateway/index.ts'
import { findBase, findResale } from '../resale/index.ts'
import { checkDesign } from './check-design.ts'
import { type DesignAsRead, designAsRead } from './design-as-read.ts'
import type { Design } from './program-tasks.ts'
import { findRaisable } from './raisable-events.ts'

const lacks = (area: ReadinessArea, message: string, several?: Pick<Missing, 'many' | 'where'>): Missing => ({
  area,
  message,
  path: [],
  ...several,
})

/** Everything at once: whoever builds the product should not find the next gap only after closing the last. */
export const missingOf = async (
  tx: ReadTx,
  product: ProductRow,
  stage: PublishStage,
  now: Date,
): Promise<Missing[]> => [
  ...(await missingLogic(tx, product, now)),
  ...(await missingSender(tx, now)),
  // Trial runs are not numbered, and pay with test cards.
  ...(stage === 'live' ? await missingToSell(tx, product.id) : []),
]

/** Of what is asked, covered and charged, and of the pages that do it. */
export async function missingLogic(tx: ReadTx, product: ProductRow, now: Date): Promise<Missing[]> {
  const read = await designAsRead(tx, product)
  const [body, shell] = [read.body ?? undefined, read.shell ?? undefined]
  const tables = await findPackedTables(tx, product.id)
  const connectors = shell ? await findKnownConnectors(tx, shell) : []
  const events = shell ? await findRaisable(tx, shell) : []
  const design = body && designOf(product, { body, shell, tables, connectors, events }, now)
  const found = design && (await checkDesign(product.companyId, design))
  const own = found?.filter(({ area }) => area === 'body') ?? []
  return [
    ...(body ? [] : [lacks('body', 'There is no insurance yet: nothing is asked or covered')]),
    ...own,
    ...(body ? await (product.baseReleaseId ? missingBase(tx, product) : absentParts(tx, product, body)) : []),
    ...(shell ? [] : [lacks('shell', 'There is no website yet: it has no pages')]),
    ...(body && shell ? pageProblems(body, shell) : []),
    ...keywordProblems(read),
    ...unfilledTexts(product, read, tables),
    ...(await unprintableDocuments(tx, product.id)).map((message) => lacks('body', message)),
    ...(found?.filter((each) => !own.includes(each)) ?? []),
  ]
}

const designOf = (
  product: ProductRow,
  parts: Pick<Design, 'body' | 'shell' | 'tables' | 'connectors' | 'events'>,
  now: Date,
): Design => ({
  ...parts,
  settings: settingsOf(product),
  today: isoDate(calendarDate(now, product.timeZone)),
  // A provider's body was complete when it was offered.
  isOwnBody: product.baseReleaseId === null,
})

/** What the body names that is kept elsewhere. */
async function absentParts(tx: ReadTx, product: ProductRow, body: Body): Promise<Missing[]> {
  return [
    ...(await findSourceLists(tx, body, product)).missing.map((message) => lacks('body', message)),
    ...(await absentFiles(tx, body)),
  ]
}

/** A provider's body is complete; it must still be offered, and be the one the site was made for. */
async function missingBase(tx: ReadTx, { id, baseReleaseId }: ProductRow): Promise<Missing[]> {
  const resale = await findResale(tx, id)
  const base = resale && (await findBase(tx, resale.primaryId))
  if (!base) return [lacks('body', 'Its provider does not offer it to you any more')]
  return base.releaseId === baseReleaseId ? [] : [lacks('body', 'Its provider has a new release: take it over first')]
}

/** Policies are mailed in the company's name, trial ones too. */
export async function missingSender(tx: ReadTx, now: Date): Promise<Missing[]> {
  const { senderEmail, senderVerifiedAt: verifiedAt, senderExpiresAt: expiresAt } = await getOwnCompanyRow(tx)
  const isReady = senderEmail !== null && senderEmailState({ verifiedAt, expiresAt }, now) === 'ready'
  return isReady ? [] : [lacks('sender-email', 'The sender email is not verified')]
}

/** What a release cannot carry in itself, and may have been taken away since it was frozen. */
export async function missingToSell(tx: ReadTx, productId: string): Promise<Missing[]> {
  return [
    ...((await findDesignOfProduct(tx, productId))
      ? []
      : [lacks('policy-numbers', 'No policy number design is connected')]),
    ...((await isPaidSomewhere(tx, productId)) ? [] : [lacks('gateway', messages.paymentNotSetUp)]),
  ]
}

/** A document may name any file; only one that was uploaded to be one is put before the public. */
async function absentFiles(tx: ReadTx, { documents }: Body): Promise<Missing[]> {
  const named = documents.flatMap(({ title, file }) => (file ? [{ title, id: file.id }] : []))
  const found = await findFilesOfPurpose(
    tx,
    named.map(({ id }) => id),
    'policy-document',
  )
  return named
    .filter(({ id }) => !found.has(id))
    .map(({ title }) => ({
      area: 'body',
      message: `The file of the document "${title}" is not there`,
      path: ['documents'],
    }))
}

/** A keyword without a text would show its braces; one with a long text may not fit where a short one is asked for. */
function keywordProblems({ body, shell, hasKeywords, unwritten }: DesignAsRead): Missing[] {
  if (!hasKeywords) return []
  const tooLong = [
    body && Body.safeParse(body).error?.issues[0],
    shell && Shell.safeParse(shell).error?.issues[0],
  ].flatMap((issue) => issue ?? [])
  return [
    ...unwritten.map(({ keyword, language }) =>
      lacks('shell', `The keyword {{${keyword}}} has no text in ${languageNames[language]}`),
    ),
    ...tooLong.map(({ path, message }) =>
      lacks('shell', `A keyword makes a text that cannot be kept (${path.join('.')}): ${message}`),
    ),
  ]
}

/** A name in braces before a buyer. A provider's texts are the provider's to put right. */
function unfilledTexts(
  { baseReleaseId }: ProductRow,
  { body, shell, unwritten }: DesignAsRead,
  tables: Design['tables'],
): Missing[] {
  if (!body) return []
  // Names are all that is asked of them.
  const shapes = tables.map(({ name, shape }) => ({ ...shape, name, editions: [] }))
  const told = new Set(unwritten.map(({ keyword }) => keyword))
  const data = new Set(dataNamesOf(body, shapes).map(({ name }) => name))
  return [
    ...(baseReleaseId ? [] : unfilledIn(body, data, told)).map((message) => lacks('body', message)),
    ...unfilledIn(shell, data, told).map((message) => lacks('shell', message)),
  ]
}

const needed = [
  ['plans', 'There is no page with the plans'],
  ['check', 'There is no page to check and pay'],
  ['thank-you', 'There is no page that says thank you'],
] as const

function pageProblems({ questions }: Body, { pages }: Shell): Missing[] {
  const shown = new Set(pages.flatMap((page) => (page.role === 'questions' ? [page.group] : [])))
  const groups = new Set(questions.groups.map(({ name }) => name))
  return [
    ...[...groups.difference(shown)].map((where) =>
      lacks('shell', `No page asks the questions "${where}"`, {
        many: 'groups of questions are asked on no page',
        where,
      }),
    ),
    ...[...shown.difference(groups)].map((where) =>
      lacks('shell', `A page asks the questions "${where}", which are not there`, {
        many: 'pages ask questions that are not there',
        where,
      }),
    ),
    ...needed
      .filter(([role]) => !pages.some((page) => page.role === role))
      .map(([, message]) => lacks('shell', message)),
  ]
}
