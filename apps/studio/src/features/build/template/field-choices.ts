import { fieldsIn, mergeProblem } from '@coverwright/domain/base/merge/merge'
import { contractFieldNames, contractFields } from '@coverwright/domain/build/template/contract-fields'
import type { ContractTerm } from '@coverwright/domain/build/template/template-content'
import { isTemplateField, templateFields } from '@coverwright/domain/build/template/template-fields'
import { createContext, useContext, useMemo } from 'react'
import { useMergeFields } from '../keyword/use-merge-fields.ts'
import { useMayInsert } from './template-kind.ts'

/** Of the contract that is written: what it leaves open. None of what is sent or printed of a sale. */
export const ContractTerms = createContext<readonly ContractTerm[] | null>(null)

const exampleOf = (name: string) => (isTemplateField(name) ? templateFields[name].example : name)

/** What may stand in a text here, each with an example, and what is wrong with the fields in one. */
export function useFieldChoices() {
  const { fields, problemOf } = useMergeFields()
  const mayInsert = useMayInsert()
  const terms = useContext(ContractTerms)
  return useMemo(() => {
    if (!terms) {
      const offered = fields.filter(({ keyword }) => mayInsert(keyword))
      const choices = offered.map(({ keyword, name }) => ({ keyword, name, example: exampleOf(keyword) }))
      return { choices, problemOf }
    }
    const choices = [
      ...contractFieldNames.map((keyword) => ({
        keyword: keyword as string,
        name: contractFields[keyword].about as string,
        example: contractFields[keyword].example as string,
      })),
      ...terms.map(({ name, label, example }) => ({ keyword: name, name: label || name, example: example || name })),
      ...fields
        .filter(({ keyword }) => !isTemplateField(keyword))
        .map(({ keyword, name }) => ({ keyword, name, example: keyword })),
    ]
    const known = new Set(choices.map(({ keyword }) => keyword))
    const names = (text: string) =>
      // Until it is known which keywords there are, the server alone says what there is none of.
      fields.length > 0 ? [...known] : fieldsIn(text).map(({ name }) => name)
    return { choices, problemOf: (text: string) => mergeProblem(text, names(text)) }
  }, [fields, problemOf, mayInsert, terms])
}
