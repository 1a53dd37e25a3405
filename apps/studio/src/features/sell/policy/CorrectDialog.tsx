import { addressParts } from '@coverwright/domain/build/question/answers'
import { CorrectionForm, type Policy, type PolicyAnswer } from '@coverwright/domain/sell/policy/policy'
import { Textarea, TextInput } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { FormDialog } from '../../../framework/dialog/FormDialog.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import classes from './Policy.module.css'

interface CorrectDialogProps {
  readonly policy: Policy
  readonly onClose: () => void
}

/** Misspelt names and addresses. What the price depends on stands there locked, with the reason. */
export function CorrectDialog({ policy: { id, number, answers }, onClose }: CorrectDialogProps) {
  const { t } = useTranslation('policy')
  const open = answers.filter(({ isCorrectable }) => isCorrectable)
  const places = open.flatMap((answer) => answer.fields.map(({ name, isRated }) => ({ answer, name, isRated })))
  const form = useSchemaForm(CorrectionForm, {
    initialValues: {
      id,
      fields: open.flatMap(({ fields }) => fields.map(({ name, value }) => ({ name, value }))),
      reason: '',
    },
    save: async (values) => {
      await acts.policy.correctPolicy(values)
      sayDone(t('wasCorrected', { number }))
      onClose()
    },
  })
  const labelOf = (answer: PolicyAnswer, name: string) => {
    const part = addressParts.find((each) => answer.fields.length > 1 && name.endsWith(`-${each}`))
    const asked = [answer.item, answer.label].filter(Boolean).join(': ')
    return part ? `${asked} · ${t(`address.${part}`)}` : asked
  }
  return (
    <FormDialog
      title={t('correctAsk', { number })}
      size={560}
      form={form}
      keep={t('keep')}
      act={t('correctAct')}
      onClose={onClose}
    >
      <p className={classes.hint}>{t('correctHint')}</p>
      {places.map(({ answer, name, isRated }, at) => (
        <TextInput
          key={name}
          label={labelOf(answer, name)}
          maxLength={200}
          {...(isRated && { disabled: true, description: t('lockedField'), rightSection: <IconLock size={14} /> })}
          {...(at === 0 && { 'data-autofocus': true })}
          {...form.field(`fields.${at}.value`)}
        />
      ))}
      <Textarea
        label={t('reason')}
        description={t('reasonHint')}
        autosize
        minRows={2}
        maxLength={500}
        {...form.field('reason')}
      />
      <Locked answers={answers.filter(({ isRated, isCorrectable }) => isRated && !isCorrectable)} />
    </FormDialog>
  )
}

function Locked({ answers }: { readonly answers: readonly PolicyAnswer[] }) {
  const { t } = useTranslation('policy')
  if (answers.length === 0) return null
  return (
    <details className={classes.locked}>
      <summary>
        <IconLock size={14} /> {t('lockedTitle', { count: answers.length })}
      </summary>
      <p className={classes.hint}>{t('lockedHint')}</p>
      <dl className={classes.answers}>
        {answers.map(({ name, item, label, text }) => (
          <div key={name}>
            <dt>{[item, label].filter(Boolean).join(': ')}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
