import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { queries } from '../../../core/wire/queries.ts'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import { listed } from '../../../framework/list/listed.ts'
import { useShown } from '../../../framework/list/use-shown.ts'
import { ItemDialogs } from './ItemDialogs.tsx'
import { ItemDrawer } from './ItemDrawer.tsx'
import { useExchangeFilters } from './use-exchange-filters.tsx'
import { useItemActions } from './use-item-actions.tsx'
import { useItemColumns } from './use-item-columns.tsx'

interface ItemListProps {
  readonly name: string
  readonly level?: 'master' | 'sub'
  readonly header: ReactNode
  readonly empty: ReactNode
}

const lists = {
  master: listed(queries.exchange.listItems, { level: 'master' }),
  sub: listed(queries.exchange.listItems, { level: 'sub' }),
  all: listed(queries.exchange.listItems),
} as const

/** Items of the company: masters, sub items, or both. */
export function ItemList({ name, level, header, empty }: ItemListProps) {
  const { t } = useTranslation('exchange')
  const columns = useItemColumns(level !== 'master')
  const filters = useExchangeFilters()
  const { rowActions, asked, ask, stopAsking } = useItemActions()
  const { shown, show, hide } = useShown('item')
  return (
    <>
      <ListScreen
        name={name}
        header={header}
        list={lists[level ?? 'all']}
        columns={columns}
        filters={filters}
        keyOf={({ id }) => id}
        nameOf={(item) => item.name}
        searchLabel={t('find')}
        defaultSort="-updatedAt"
        onOpen={({ id }) => show(id)}
        rowActions={rowActions}
        empty={empty}
      />
      <ItemDrawer id={shown} onClose={hide} onAsk={ask} />
      {asked && <ItemDialogs asked={asked} onClose={stopAsking} />}
    </>
  )
}
