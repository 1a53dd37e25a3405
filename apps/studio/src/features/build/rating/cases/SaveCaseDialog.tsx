import { CallError } from '@coverwright/contract/client'
import type { Currency } from '@coverwright/domain/base/money/money'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../framework/dialog/Dialog.tsx'
import { moneyText } from '../../../../framework/number/money-text.ts'
import { ErrorAlert } from '../../../../framework/page/ErrorAlert.tsx'
import { StatusBadge } from '../../../../framework/status/StatusBadge.tsx'
import { sayDone } from '../../../../framework/toast/toasts.tsx'
import { examplesOf } from '../../../../parts/product/line-examples.ts'
import { useBody } from '../../body-editing/body-editing.ts'
import { useRatingEditing } from '../rating-editing.ts'
import { decisionStatuses } from '../test-quote/decision-statuses.ts'
import { askedValues } from './asked-values.ts'
import classes from './Cases.module.css'
import { useCaseActions } from './use-case-actions.ts'

interface SaveCaseDialogProps {
  readonly productId: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Keeps the test quote as it is: from now on this must come out of these answers. */
export function SaveCaseDialog({ productId, isOpen, onClose }: SaveCaseDialogProps) {
  const { t } = useTranslation('rating')
  const { question, result, program } = useRatingEditing()
  const { product } = useBody()
  const { create } = useCaseActions(productId)
  const [name, setName] = useState('')
  const [failure, setFailure] = useState<unknown>()
  const [isSaving, setSaving] = useState(false)
  const quote = result?.kind === 'quote' ? result.quote : null
  const grossMinor = quote?.premium?.grossMinor ?? null
  const isTaken = failure instanceof CallError && failure.code === 'test-case.name-taken'

  async function save(event: FormEvent) {
    event.preventDefault()
    if (!quote || name.trim() === '') return
    setSaving(true)
    setFailure(undefined)
    try {
      const { values, startDate } = question
      await create([
        { name, values: askedValues(program, values), startDate, expected: { decision: quote.decision, grossMinor } },
      ])
      sayDone(t('case.saved', { name: name.trim() }))
      setName('')
      onClose()
    } catch (error) {
      setFailure(error)
    }
    setSaving(false)
  }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('case.save')}>
      <form onSubmit={(event) => void save(event)} className={classes.dialog}>
        {quote && (
          <p className={classes.expected}>
            {t('case.mustBe')} <StatusBadge status={decisionStatuses[quote.decision]} />{' '}
            {grossMinor !== null && <b>{moneyText(grossMinor, program.currency as Currency)}</b>}
          </p>
        )}
        {failure !== undefined && !isTaken && <ErrorAlert error={failure} />}
        <TextInput
          size="lg"
          label={t('case.name')}
          placeholder={examplesOf(product.line).testCase}
          value={name}
          maxLength={120}
          error={isTaken ? failure.message : undefined}
          data-autofocus
          onChange={({ currentTarget }) => {
            setName(currentTarget.value)
            setFailure(undefined)
          }}
        />
        <div className={classes.buttons}>
          <Button size="lg" variant="default" onClick={onClose}>
            {t('case.cancel')}
          </Button>
          <Button size="lg" type="submit" loading={isSaving} disabled={!quote || name.trim() === ''}>
            {t('case.keep')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
