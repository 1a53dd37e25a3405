import type { Connector } from '@coverwright/domain/build/connector/connector'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { ConfirmDialog } from '../../../framework/dialog/ConfirmDialog.tsx'

interface DeleteConnectorProps {
  readonly connector: Connector
  readonly onClose: () => void
}

/** Who calls it is said before it is pressed, not after. */
export function DeleteConnector({ connector, onClose }: DeleteConnectorProps) {
  const { t } = useTranslation('connector')
  const { id, name } = connector
  const usage = useQuery(queries.apiConnector.getUsage({ id }))
  const products = usage.data?.products.join(', ')
  return (
    <ConfirmDialog
      isOpen={usage.data !== undefined || usage.isError}
      title={t('deleteAsk', { name })}
      consequences={[products ? t('deleteUsed', { products }) : t('deleteUnused'), t('deleteTasks')]}
      keep={t('deleteKeep')}
      act={t('delete')}
      isDangerous
      onKeep={onClose}
      onAct={async () => {
        await acts.apiConnector.deleteConnector({ id })
        onClose()
      }}
    />
  )
}
