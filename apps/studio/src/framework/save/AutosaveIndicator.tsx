import { Loader, UnstyledButton } from '@mantine/core'
import { IconAlertCircleFilled, IconCircleCheckFilled, IconCloudOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useTimeTexts } from '../time/use-time-texts.ts'
import classes from './AutosaveIndicator.module.css'
import type { AutosaveState } from './autosave.ts'

interface AutosaveIndicatorProps {
  readonly state: AutosaveState
  readonly onRetry: () => void
}

/** Beside an editor's title: Saving, Saved 12:04, Offline, Could not save. */
export function AutosaveIndicator({ state, onRetry }: AutosaveIndicatorProps) {
  return (
    <span className={classes.state} data-kind={state.kind} role="status">
      <Words state={state} onRetry={onRetry} />
    </span>
  )
}

function Words({ state, onRetry }: AutosaveIndicatorProps) {
  const { t } = useTranslation('framework')
  const times = useTimeTexts()
  if (state.kind === 'saving') {
    return (
      <>
        <Loader /> {t('autosave.saving')}
      </>
    )
  }
  if (state.kind === 'saved') {
    return (
      <>
        <IconCircleCheckFilled size={14} /> {t('autosave.saved', { time: times.clockTime(state.at) })}
      </>
    )
  }
  if (state.kind === 'idle') {
    return (
      <>
        <IconCircleCheckFilled size={14} /> {t('autosave.idle')}
      </>
    )
  }
  if (state.kind === 'offline') {
    return (
      <>
        <IconCloudOff size={14} /> {t('autosave.offline')}
      </>
    )
  }
  return (
    <>
      <IconAlertCircleFilled size={14} /> {t('autosave.failed')}
      <UnstyledButton className={classes.retry} onClick={onRetry}>
        {t('tryAgain')}
      </UnstyledButton>
    </>
  )
}
