import { type ReviewContent, ReviewDecision } from '@coverwright/domain/verification/verification'
import { Button, Modal, Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../app/wire/client.ts'
import { useSchemaForm } from '../../framework/form/use-schema-form.ts'
import { ErrorAlert } from '../../framework/page/ErrorAlert.tsx'
import { sayDone } from '../../framework/toast/toasts.tsx'
import classes from './ReviewDrawer.module.css'

interface DecisionDialogProps {
  readonly review: ReviewContent
  readonly verdict: 'verify' | 'fail'
  readonly onClose: () => void
}

/** The company is mailed what is decided here, with the reasons in these words. */
export function DecisionDialog({ review: { id, companyName }, verdict, onClose }: DecisionDialogProps) {
  const { t } = useTranslation('review')
  const queries = useQueryClient()
  const form = useSchemaForm(ReviewDecision, {
    initialValues: { id, verdict, reasons: '' },
    save: async (decision) => {
      await client.verification.decide(decision)
      await queries.invalidateQueries({ queryKey: ['verification'] })
      sayDone(t(`decision.${verdict}.done`, { name: companyName }))
      onClose()
    },
  })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(`decision.${verdict}.ask`, { name: companyName })}
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
        <p>{t(`decision.${verdict}.what`)}</p>
        {verdict === 'fail' && (
          <Textarea
            label={t('reasons')}
            description={t('reasonsHint')}
            autosize
            minRows={4}
            maxLength={2000}
            data-autofocus
            {...form.field('reasons')}
          />
        )}
        <div className={classes.buttons}>
          <Button size="lg" variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            size="lg"
            type="submit"
            color={verdict === 'fail' ? 'danger' : 'brand'}
            loading={form.isSaving}
            loaderProps={{ color: 'currentColor' }}
          >
            {t(verdict)}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
