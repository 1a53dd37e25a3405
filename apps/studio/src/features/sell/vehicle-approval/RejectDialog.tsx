import {
  RejectVehicleForm,
  type VehicleApprovalDetail,
} from '@coverwright/domain/sell/vehicle-approval/vehicle-approval'
import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { FormDialog } from '../../../framework/dialog/FormDialog.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { sayDone } from '../../../framework/toast/toasts.tsx'

interface RejectDialogProps {
  readonly approval: VehicleApprovalDetail
  readonly onClose: () => void
}

export function RejectDialog({ approval: { id, number, isBought }, onClose }: RejectDialogProps) {
  const { t } = useTranslation('vehicle-approval')
  const form = useSchemaForm(RejectVehicleForm, {
    initialValues: { id, reason: '' },
    save: async (values) => {
      await acts.vehicleApproval.rejectVehicle(values)
      sayDone(t('wasRejected', { number }))
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('rejectAsk', { number })}
      form={form}
      keep={t('cancel')}
      act={t('reject')}
      isDangerous
      onClose={onClose}
    >
      <Textarea
        label={t('reason')}
        description={isBought ? t('reasonBought') : t('reasonOpen')}
        autosize
        minRows={3}
        maxLength={1000}
        data-autofocus
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
