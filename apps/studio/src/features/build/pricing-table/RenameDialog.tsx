import { type PricingTable, tableName } from '@coverwright/domain/build/pricing-table/pricing-table'
import { useTranslation } from 'react-i18next'
import { problemOf } from '../../../core/text/said.ts'
import { acts } from '../../../core/wire/acts.ts'
import { NameDialog } from '../../../framework/dialog/NameDialog.tsx'
import { sayDone } from '../../../framework/toast/toasts.tsx'

interface RenameDialogProps {
  readonly table: PricingTable
  readonly onClose: () => void
}

/** Another name for a table that nothing looks into yet: steps and rules call it by its name. */
export function RenameDialog({ table, onClose }: RenameDialogProps) {
  const { t } = useTranslation('pricing-table')
  const rename = async (to: string) => {
    await acts.pricing.renameTable({ id: table.id, name: to })
    sayDone(t('rename.done', { from: table.name, to }))
    onClose()
  }
  return (
    <NameDialog
      title={t('rename.title', { name: table.name })}
      label={t('rename.name')}
      hint={table.usedBy.length > 0 ? t('usedBy', { places: table.usedBy.join(', ') }) : t('rename.hint')}
      name={table.name}
      maxLength={60}
      keep={t('rename.cancel')}
      act={t('rename.act')}
      refuse={(name) => problemOf(tableName.safeParse(name).error)}
      onSave={rename}
      onClose={onClose}
    />
  )
}
