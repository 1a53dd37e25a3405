import { WindowForm } from '@coverwright/domain/publish/maintenance/maintenance'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAct } from '../../../framework/act/use-act.ts'
import { Dialog } from '../../../framework/dialog/Dialog.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import classes from './Maintenance.module.css'

/** A time on the clock of whoever plans it; not a number while nothing is chosen. */
const momentOf = (local: string) => {
  const at = new Date(local)
  return Number.isNaN(at.getTime()) ? '' : at.toISOString()
}

/** From when until when. */
export function WindowDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('maintenance')
  const [begins, setBegins] = useState('')
  const [ends, setEnds] = useState('')
  const [note, setNote] = useState('')
  const plan = useAct('maintenance.planWindow', { done: () => t('windows.planned') })
  const [failure, setFailure] = useState<unknown>()
  const form = { note, beginsAt: momentOf(begins), endsAt: momentOf(ends) }
  const wrong = WindowForm.safeParse(form).error?.issues.find(({ path }) => path[0] === 'endsAt')?.message
  const isFilled = form.beginsAt !== '' && form.endsAt !== ''
  const save = async () => {
    try {
      await plan.send(form)
      onClose()
    } catch (error) {
      setFailure(error)
    }
  }
  return (
    <Dialog onClose={onClose} title={t('windows.plan')}>
      <div className={classes.fields}>
        {failure !== undefined && <ErrorAlert error={failure} />}
        <TextInput
          type="datetime-local"
          label={t('windows.begins')}
          value={begins}
          onChange={({ currentTarget }) => setBegins(currentTarget.value)}
        />
        <TextInput
          type="datetime-local"
          label={t('windows.ends')}
          value={ends}
          error={isFilled ? wrong : undefined}
          onChange={({ currentTarget }) => setEnds(currentTarget.value)}
        />
        <TextInput
          label={t('windows.note')}
          value={note}
          maxLength={200}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <Button loading={plan.isBusy} disabled={!isFilled || wrong !== undefined} onClick={() => void save()}>
          {t('windows.save')}
        </Button>
      </div>
    </Dialog>
  )
}
