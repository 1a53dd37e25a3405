import { identify, identifyWithin } from '@coverwright/domain/build/pricing-table/identify'
import type { KnownData } from '@coverwright/domain/build/pricing-table/known-data'
import type { Layout } from '@coverwright/domain/build/pricing-table/layout'
import {
  type Field,
  type Identified,
  isAboutSheet,
  isOpen,
  type Mapping,
  type Question,
} from '@coverwright/domain/build/pricing-table/mapping'
import type { PricingTableDetail } from '@coverwright/domain/build/pricing-table/pricing-table'
import type { Sheet } from '@coverwright/domain/build/pricing-table/sheet'
import { useState } from 'react'

/** The mapping as it is being confirmed. Another layout is looked through here, at once; the server converts. */
export function useMapping({ mapping: saved, identified }: PricingTableDetail, known: readonly KnownData[]) {
  const [mapping, setMapping] = useState<Mapping | undefined>(saved ?? identified?.mapping)
  const [questions, setQuestions] = useState<readonly Question[]>(identified?.questions ?? [])
  const [failure, setFailure] = useState<readonly string[]>([])

  const take = (
    found:
      | { readonly is: 'identified'; readonly identified: Identified }
      | { readonly is: 'failed'; readonly reasons: readonly string[]; readonly draft: Identified | null },
  ) => {
    setFailure(found.is === 'failed' ? found.reasons : [])
    const seen = found.is === 'failed' ? found.draft : found.identified
    if (!seen) return
    setMapping(seen.mapping)
    setQuestions(seen.questions)
  }
  const changeField = (at: number, change: Partial<Field>) =>
    setMapping(
      (now) =>
        now && {
          ...now,
          fields: now.fields.map((field, nth) => (nth === at ? Object.assign({}, field, change) : field)),
        },
    )

  const answer = ({ about, field }: Question, value: string) => {
    if (isAboutSheet(about)) setMapping((now) => now && { ...now, [about]: value })
    else if (field !== null) changeField(field, { [about]: value })
  }
  return {
    mapping,
    questions,
    failure,
    open: mapping ? questions.filter((question) => isOpen(question, mapping)) : [],
    change: (change: Partial<Mapping>) => setMapping((now) => now && { ...now, ...change }),
    changeField,
    answer,
    lookAgain: (sheet: Sheet) => take(identify(sheet, known)),
    lookWithin: (sheet: Sheet, layout: Layout) => take(identifyWithin(sheet, layout, known)),
  }
}

export type MappingState = ReturnType<typeof useMapping>
