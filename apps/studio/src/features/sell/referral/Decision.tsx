import { DeclineForm, type ReferralDetail } from '@coverwright/domain/sell/referral/referral'
import { referralLifecycle } from '@coverwright/domain/sell/referral/referral-lifecycle'
import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { acts } from '../../../core/wire/acts.ts'
import { FormDialog } from '../../../framework/dialog/FormDialog.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import classes from './Referral.module.css'
import { TermsFields } from './TermsFields.tsx'

/** Accepting, on what terms, or declining: what the lifecycle allows, to whoever may. */
export function Decision({ referral }: { readonly referral: ReferralDetail }) {
  const { t } = useTranslation('referral')
  const may = useMay('underwrite')
  const [isDeclining, setDeclining] = useState(false)
  const { state, plans } = referral
  const canAccept = referralLifecycle.next(state, 'accept') !== undefined && plans.length > 0
  const canDecline = referralLifecycle.next(state, 'decline') !== undefined
  return (
    <Card title={t('decision')}>
      <div className={classes.padded}>
        {!may && <p className={classes.quiet}>{t('mayNot')}</p>}
        {may && !canAccept && <p className={classes.quiet}>{t('settled')}</p>}
        {may && canAccept && (
          <TermsFields referral={referral} {...(canDecline && { onDecline: () => setDeclining(true) })} />
        )}
      </div>
      {isDeclining && <DeclineDialog referral={referral} onClose={() => setDeclining(false)} />}
    </Card>
  )
}

interface DeclineDialogProps {
  readonly referral: ReferralDetail
  readonly onClose: () => void
}

function DeclineDialog({ referral: { id, reference }, onClose }: DeclineDialogProps) {
  const { t } = useTranslation('referral')
  const form = useSchemaForm(DeclineForm, {
    initialValues: { id, reason: '' },
    save: async (values) => {
      await acts.referral.declineReferral(values)
      sayDone(t('wasDeclined', { reference }))
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('declineAsk', { reference })}
      form={form}
      keep={t('cancel')}
      act={t('decline')}
      isDangerous
      onClose={onClose}
    >
      <Textarea
        label={t('declineReason')}
        description={t('declineReasonHint')}
        autosize
        minRows={3}
        maxLength={1000}
        data-autofocus
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
