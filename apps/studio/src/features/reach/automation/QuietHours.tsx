import type { AutomationSettings } from '@coverwright/domain/reach/automation/automation'
import { Button, Skeleton, Switch, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import classes from './Automation.module.css'
import { NotificationHeader } from './NotificationHeader.tsx'

/** Between which times of day nothing goes out that can wait. */
export function QuietHours() {
  const settings = useQuery(queries.automation.getSettings({}))
  return (
    <Page>
      <NotificationHeader tab="quiet" />
      <div className={classes.body}>
        {settings.isError && <ErrorAlert error={settings.error} onRetry={() => void settings.refetch()} />}
        {settings.isPending && <Skeleton height={160} />}
        {settings.data && <QuietForm quietHours={settings.data.quietHours} timeZone={settings.data.timeZone} />}
      </div>
    </Page>
  )
}

interface QuietFormProps {
  readonly quietHours: AutomationSettings['quietHours']
  readonly timeZone: string
}

const usual = { from: '21:00', until: '08:00' }

function QuietForm({ quietHours, timeZone }: QuietFormProps) {
  const { t } = useTranslation('automation')
  const [isOn, setOn] = useState(quietHours !== null)
  const [times, setTimes] = useState(quietHours ?? usual)
  const [failure, setFailure] = useState<unknown>()
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    setFailure(undefined)
    try {
      await acts.automation.saveSettings({ quietHours: isOn ? times : null })
      sayDone(t('quietSaved'))
    } catch (error) {
      setFailure(error)
    } finally {
      setSaving(false)
    }
  }
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {failure !== undefined && <ErrorAlert error={failure} />}
      <p className={classes.quiet}>{t('quietHint', { timeZone })}</p>
      <Switch label={t('quietOn')} checked={isOn} onChange={({ currentTarget }) => setOn(currentTarget.checked)} />
      {(['from', 'until'] as const).map((edge) => (
        <TextInput
          key={edge}
          type="time"
          maw={200}
          label={t(`quiet.${edge}`)}
          disabled={!isOn}
          value={times[edge]}
          onChange={({ currentTarget }) => setTimes({ ...times, [edge]: currentTarget.value })}
        />
      ))}
      <div>
        <Button type="submit" loading={isSaving}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
