import type { ComponentState } from '@coverwright/domain/build/component/component-lifecycle'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../core/wire/client.ts'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { ListQuery } from '../../../framework/list/list-types.ts'
import { RejectDialog } from './RejectDialog.tsx'
import { useComponentActions } from './use-component-actions.tsx'
import { type ComponentSortKey, useComponentColumns } from './use-component-columns.tsx'

interface ComponentListProps {
  readonly name: string
  readonly header: ReactNode
  readonly empty: ReactNode
  readonly state?: ComponentState
}

/** Components of the company, of one state or of all. */
export function ComponentList({ name, header, empty, state }: ComponentListProps) {
  const { t } = useTranslation('component')
  const columns = useComponentColumns()
  const { rowActions, open, rejecting, stopRejecting, refresh } = useComponentActions()
  const load = ({ search, paging }: ListQuery<ComponentSortKey>) =>
    client.component.listComponents({ ...(state && { state }), ...(search && { search }) }, paging)
  return (
    <>
      <ListScreen
        name={name}
        header={header}
        queryKey={['component', 'listComponents', state ?? 'all']}
        load={load}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={(component) => component.name}
        searchLabel={t('find')}
        defaultSort="-updatedAt"
        onOpen={open}
        rowActions={rowActions}
        empty={empty}
      />
      {rejecting && <RejectDialog component={rejecting} onClose={stopRejecting} onRejected={refresh} />}
    </>
  )
}
