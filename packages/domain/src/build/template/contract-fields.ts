import { dataName } from '../dataset/data-name.ts'
import { isTemplateField } from './template-fields.ts'

/** What is known when a contract is made, of the company that makes it and of the partner it is made with. */
export const contractFields = {
  agreementName: { about: 'What the agreement is called', example: 'Binding authority 2027' },
  agreementDate: { about: 'The day on which the agreement is made', example: '1 December 2026' },
  ourName: { about: 'The name of your company', example: 'Tarnbrook Insurance Ltd' },
  ourAddress: { about: 'The address of your company', example: '1 Example Street, London' },
  ourCountry: { about: 'Where your company is incorporated, or else its country', example: 'England and Wales' },
  ourLicence: { about: 'The licence number of your company', example: '123456' },
  ourPhone: { about: 'The telephone number of your company', example: '020 7946 0100' },
  ourEmail: { about: 'The official e-mail address of your company', example: 'legal@example.com' },
  partnerName: { about: 'The name of the partner', example: 'Larkfield Brokers Ltd' },
  partnerCountry: { about: 'The country of the partner', example: 'United Kingdom' },
  partnerLicence: { about: 'The licence number of the partner', example: '654321' },
  partnerPhone: { about: 'The telephone number of the partner', example: '020 7946 0200' },
} as const satisfies Readonly<Record<string, { readonly about: string; readonly example: string }>>

export type ContractField = keyof typeof contractFields

// The fields are a literal: it has the keys of its type and no others.
export const contractFieldNames = Object.keys(contractFields) as [ContractField, ...ContractField[]]

const isContractField = (name: string) => Object.hasOwn(contractFields, name)

/** What a contract leaves open is called like nothing that is known already. */
export const termName = dataName.refine(
  (name) => !isContractField(name) && !isTemplateField(name),
  'A field has this name already',
)

interface Term {
  readonly name: string
  readonly example: string
}

/** All that a contract with these terms knows. */
export const namesInContract = (terms: readonly Term[]): readonly string[] => [
  ...contractFieldNames,
  ...terms.map(({ name }) => name),
]

/** To try a contract with, where nobody has said with whom it is and what is agreed. */
export const exampleContract = (terms: readonly Term[]): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ...contractFieldNames.map((name) => [name, contractFields[name].example]),
    ...terms.map(({ name, example }) => [name, example]),
  ])
