import { type ReviewContent, ReviewDecision } from '@coverwright/domain/company/verification/verification'
import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { FormDialog } from '../../../framework/dialog/FormDialog.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { sayDone } from '../../../framework/toast/toasts.tsx'

interface DecisionDialogProps {
  readonly review: ReviewContent
  readonly verdict: 'verify' | 'fail'
  readonly onClose: () => void
}

/** The company is mailed what is decided here, with the reasons in these words. */
export function DecisionDialog({ review: { id, companyName }, verdict, onClose }: DecisionDialogProps) {
  const { t } = useTranslation('review')
  const form = useSchemaForm(ReviewDecision, {
    initialValues: { id, verdict, reasons: '' },
    save: async (decision) => {
      await acts.verification.decide(decision)
      sayDone(t(`decision.${verdict}.done`, { name: companyName }))
      onClose()
    },
  })
  return (
    <FormDialog
      title={t(`decision.${verdict}.ask`, { name: companyName })}
      form={form}
      keep={t('cancel')}
      act={t(verdict)}
      isDangerous={verdict === 'fail'}
      onClose={onClose}
    >
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
    </FormDialog>
  )
}
