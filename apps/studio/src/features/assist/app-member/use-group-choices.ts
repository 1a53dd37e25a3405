import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../core/wire/queries.ts'

/** All of them: a company has at most 50. */
export function useGroupChoices() {
  const groups = useQuery(queries.appMember.listGroups({}, { nowPage: 1, pageSize: 50, orderBy: 'name' }))
  return (groups.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))
}
