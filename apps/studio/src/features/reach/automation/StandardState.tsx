import type { Action } from '@coverwright/domain/reach/automation/automation'
import type { EventCard } from '@coverwright/domain/reach/own-event/own-event'
import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useAct } from '../../../framework/act/use-act.ts'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import { sayAbout } from '../own-event/say-about.ts'
import classes from './Automation.module.css'

interface StandardStateProps {
  readonly event: EventCard
  /** The one that stands in for the standard mail of every product, where there is one. */
  readonly standard: Action | undefined
}

/** Whether the standard mail of an event goes out; what must be said says why it cannot be switched off. */
export function StandardState({ event, standard }: StandardStateProps) {
  const { t } = useTranslation('automation')
  const { type, hasMail, hasNews, isMandatory, isMarketing } = event
  const save = useAct('automation.saveAction')
  const change = useAct('automation.switchAction', { done: ({ isOn }) => t(isOn ? 'switchedOn' : 'switchedOff') })
  if (!hasMail) return <span className={classes.quiet}>{t(hasNews ? 'newsOnly' : 'nothingByItself')}</span>
  if (isMandatory) return <span title={t('alwaysWhy')}>{t('always')}</span>
  const isOn = standard?.isOn ?? !isMarketing
  const toggle = async () => {
    const { id, isOn: was } = standard ?? (await save.send(inPlaceOf(type)))
    // What nobody is sent before is on as soon as it is there.
    if (was === isOn) change.run({ id, isOn: !isOn })
    else sayDone(t('switchedOn'))
  }
  return (
    <Switch
      checked={isOn}
      disabled={save.isBusy || change.isBusy}
      aria-label={t('standardOf', { about: sayAbout(event) })}
      label={t(isOn ? 'on' : 'off')}
      onChange={() => void toggle()}
    />
  )
}

const inPlaceOf = (trigger: string) =>
  ({ trigger, channel: 'email', delayHours: 0, productId: null, templateId: null, isStandard: true }) as const
