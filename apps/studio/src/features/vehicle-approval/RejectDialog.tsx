import { RejectVehicleForm, type VehicleApprovalDetail } from '@coverwright/domain/vehicle-approval/vehicle-approval'
import { Button, Modal, Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../app/wire/client.ts'
import { useSchemaForm } from '../../framework/form/use-schema-form.ts'
import { ErrorAlert } from '../../framework/page/ErrorAlert.tsx'
import { sayDone } from '../../framework/toast/toasts.tsx'
import classes from './VehicleApproval.module.css'

interface RejectDialogProps {
  readonly approval: VehicleApprovalDetail
  readonly onClose: () => void
}

export function RejectDialog({ approval: { id, number, isBought }, onClose }: RejectDialogProps) {
  const { t } = useTranslation('vehicle-approval')
  const queries = useQueryClient()
  const form = useSchemaForm(RejectVehicleForm, {
    initialValues: { id, reason: '' },
    save: async (values) => {
      await client.vehicleApproval.rejectVehicle(values)
      await queries.invalidateQueries({ queryKey: ['vehicle-approval'] })
      sayDone(t('wasRejected', { number }))
      onClose()
    },
  })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('rejectAsk', { number })}
      closeButtonProps={{ 'aria-label': t('framework:close') }}
    >
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        {form.failure !== undefined && <ErrorAlert error={form.failure} />}
        <Textarea
          label={t('reason')}
          description={isBought ? t('reasonBought') : t('reasonOpen')}
          autosize
          minRows={3}
          maxLength={1000}
          data-autofocus
          {...form.field('reason')}
        />
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" color="danger" loading={form.isSaving} loaderProps={{ color: 'currentColor' }}>
            {t('reject')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
