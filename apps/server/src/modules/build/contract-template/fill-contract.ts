import { type Language, languageTags } from '@coverwright/domain/base/language/language'
import type { ContractFilling } from '@coverwright/domain/build/contract-template/contract-template'
import type { ContractField } from '@coverwright/domain/build/template/contract-fields'
import { fillDocument } from '@coverwright/domain/build/template/fill-document'
import { fail } from '@coverwright/domain/errors'
import { messages } from '@coverwright/domain/messages'
import type { ReadContext } from '../../../platform/http/context.ts'
import { getOwnCompanyRow } from '../../company/company/index.ts'
import { findBoundPartner, findPartnerDetails } from '../../company/partnership/index.ts'
import { ownValues } from '../template/index.ts'
import { getPublishedContract } from './internal.ts'

const noRows = { heading: '', rows: [] }
/** A contract documents no policy: there are no rows of one. */
const noLists = { policy: noRows, cover: noRows, cost: noRows, help: noRows }

/** The contract in words: what both companies are, and what is agreed this time. */
export async function fillContract(context: ReadContext, form: ContractFilling) {
  const { tx } = context
  const { templateId, language, terms } = form
  const { name, number, compiled } = await getPublishedContract(tx, templateId)
  const text = compiled.texts[language] ?? fail('contract-template.not-found')
  refuseUnlessSaid(compiled.terms, terms)
  const { values, company } = await sidesInWords(context, form)
  const { document, missing } = fillDocument(text, {
    tag: languageTags[language],
    author: company,
    testNote: null,
    statement: values.ourLicence ? `${company}, ${values.ourLicence}` : company,
    values: { ...(await ownValues(tx, compiled, language)), ...values, ...terms },
    lists: noLists,
  })
  if (missing.length > 0)
    return fail('contract-template.unfilled', { templateId: `Not known: ${missing.map(inBraces).join(', ')}` })
  return { document, madeFrom: { templateId, name, number } }
}

const inBraces = (name: string) => `{{${name}}}`

/** Every term of the template, and nothing else. */
function refuseUnlessSaid(terms: readonly { readonly name: string }[], said: ContractFilling['terms']): void {
  const unsaid = terms.filter(({ name }) => !Object.hasOwn(said, name)).map(({ name }) => name)
  const surplus = Object.keys(said).filter((name) => !terms.some((term) => term.name === name))
  const problems = [
    ...unsaid.map((name) => [`terms.${name}`, messages.required]),
    ...surplus.map((name) => [`terms.${name}`, 'The contract has no such term']),
  ]
  if (problems.length > 0) fail('contract-template.unfilled', Object.fromEntries(problems))
}

type Values = Readonly<Record<ContractField, string>>

async function sidesInWords(
  { tx, actor, now }: ReadContext,
  { partnershipId, language, name }: ContractFilling,
): Promise<{ readonly values: Values; readonly company: string }> {
  const own = await getOwnCompanyRow(tx)
  const partner = (await findBoundPartner(tx, partnershipId, actor.companyId)) ?? fail('agreement.not-bound')
  const details = await findPartnerDetails(tx, partner.id)
  const values: Values = {
    agreementName: name,
    agreementDate: dayIn(language, now, own.timeZone),
    ourName: own.name,
    ourAddress: own.address,
    ourCountry: own.placeOfIncorporation || countryIn(language, own.country),
    ourLicence: own.licenceNumber ?? '',
    ourPhone: own.contactNumber ?? '',
    ourEmail: own.officialEmail,
    partnerName: partner.name,
    partnerCountry: countryIn(language, partner.country),
    partnerLicence: details?.licenceNumber ?? '',
    partnerPhone: details?.contactNumber ?? '',
  }
  return { values, company: own.name }
}

/** The day it is where the company is. */
const dayIn = (language: Language, now: Date, timeZone: string) =>
  new Intl.DateTimeFormat(languageTags[language], { dateStyle: 'long', timeZone }).format(now)

const countryIn = (language: Language, country: string) =>
  new Intl.DisplayNames(languageTags[language], { type: 'region' }).of(country) ?? country
