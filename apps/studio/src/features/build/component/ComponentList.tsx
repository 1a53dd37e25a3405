import type { ComponentState } from '@coverwright/domain/build/component/component-lifecycle'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { queries } from '../../../core/wire/queries.ts'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import { listed } from '../../../framework/list/listed.ts'
import { RejectDialog } from './RejectDialog.tsx'
import { useComponentActions } from './use-component-actions.tsx'
import { useComponentColumns } from './use-component-columns.tsx'

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
  const { rowActions, open, rejecting, stopRejecting } = useComponentActions()
  const list = listed(queries.component.listComponents, state && { state })
  return (
    <>
      <ListScreen
        name={name}
        header={header}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={(component) => component.name}
        searchLabel={t('find')}
        defaultSort="-updatedAt"
        onOpen={open}
        rowActions={rowActions}
        empty={empty}
      />
      {rejecting && <RejectDialog component={rejecting} onClose={stopRejecting} />}
    </>
  )
}
