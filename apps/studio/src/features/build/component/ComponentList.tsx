import { componentLimits } from '@coverwright/domain/build/component/component'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { NameDialog } from '../../../framework/dialog/NameDialog.tsx'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import { listed } from '../../../framework/list/listed.ts'
import { DeleteComponent } from './DeleteComponent.tsx'
import { RejectDialog } from './RejectDialog.tsx'
import { useComponentActions } from './use-component-actions.tsx'
import { useComponentColumns } from './use-component-columns.tsx'

interface ComponentListProps {
  readonly name: string
  readonly header: ReactNode
  readonly empty: ReactNode
  /** Only those that others can use. */
  readonly isAvailable?: boolean
}

/** Components of the company, of one state or of all. */
export function ComponentList({ name, header, empty, isAvailable }: ComponentListProps) {
  const { t } = useTranslation('component')
  const columns = useComponentColumns()
  const { rowActions, open, renaming, stopRenaming, rejecting, stopRejecting, deleting, stopDeleting } =
    useComponentActions()
  const list = listed(queries.component.listComponents, isAvailable ? { isAvailable } : undefined)
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
      {renaming && (
        <NameDialog
          title={t('renameTitle', { name: renaming.name })}
          label={t('name')}
          hint={renaming.state === 'approved' ? t('renameHint') : ''}
          name={renaming.name}
          maxLength={componentLimits.name}
          keep={t('renameKeep')}
          act={t('act.rename')}
          onSave={async (named) => {
            await acts.component.updateComponent({ id: renaming.id, name: named })
            stopRenaming()
          }}
          onClose={stopRenaming}
        />
      )}
      {deleting && <DeleteComponent component={deleting} onClose={stopDeleting} />}
      {rejecting && <RejectDialog component={rejecting} onClose={stopRejecting} />}
    </>
  )
}
