import { fieldsIn, mergeProblem } from '@coverwright/domain/base/merge/merge'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queries } from '../../../core/wire/queries.ts'

/** What may stand in a text, to choose from, and what is wrong with the fields in one. */
export function useMergeFields() {
  const { data } = useQuery(queries.keyword.listFields({}))
  return useMemo(() => {
    const names = data?.map(({ keyword }) => keyword)
    return {
      fields: data ?? [],
      // Until it is known what there is, the server alone says what there is none of.
      problemOf: (text: string) => mergeProblem(text, names ?? fieldsIn(text).map(({ name }) => name)),
    }
  }, [data])
}
