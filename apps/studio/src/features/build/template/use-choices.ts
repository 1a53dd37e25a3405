import { templateLimits } from '@coverwright/domain/build/template/template'
import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../core/wire/queries.ts'
import type { ScreenKind } from './template-paths.ts'

export interface Choice {
  readonly value: string
  readonly label: string
}

const nameIn = (choices: readonly Choice[]) => (id: string) => choices.find(({ value }) => value === id)?.label ?? ''

/** The company's own, as they are called. */
export function useOwnTemplates(kind: ScreenKind) {
  const query = useQuery(
    queries.template.listTemplates(
      { kind, state: 'active' },
      { nowPage: 1, pageSize: Math.min(200, templateLimits.templates), orderBy: 'name' },
    ),
  )
  const items = query.data?.items ?? []
  const choices = items.map(({ id, name }) => ({ value: id, label: name }))
  const published = items.filter((item) => item.published).map(({ id, name }) => ({ value: id, label: name }))
  return { query, published, nameOf: nameIn(choices) }
}
