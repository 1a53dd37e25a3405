import {
  localTimeAt,
  localTimePattern,
  type ResolvedTime,
  resolveLocalTime,
} from '@coverwright/domain/publish/release/local-time'
import { Checkbox, TextInput } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './Publisher.module.css'
import { useLocalTimeTexts } from './use-local-time-texts.ts'

interface LocalTimeFieldProps {
  readonly value: string
  readonly timeZone: string
  readonly takesSecond: boolean
  readonly error?: string | undefined
  readonly onChange: (value: string) => void
  readonly onTakesSecond: (takesSecond: boolean) => void
}

/** On the company's clocks, which skip an hour in spring and repeat one in autumn. */
export function LocalTimeField({ value, timeZone, takesSecond, error, onChange, onTakesSecond }: LocalTimeFieldProps) {
  const { t } = useTranslation('publisher')
  const times = useLocalTimeTexts()
  const resolved = resolve(value, timeZone)
  return (
    <div>
      <TextInput
        type="datetime-local"
        label={t('time.label')}
        description={t('time.zone', { zone: timeZone.replaceAll('_', ' ') })}
        value={value}
        error={error}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {resolved && <p className={classes.hint}>{times(value)}</p>}
      {resolved?.kind === 'missing' && (
        <p className={classes.warning} data-tone="warning" role="status">
          <IconAlertTriangle size={16} aria-hidden="true" />
          {t('time.missing', { at: localTimeAt(resolved.at, timeZone).slice(11) })}
        </p>
      )}
      {resolved?.kind === 'doubled' && (
        <div className={classes.warning} data-tone="warning" role="status">
          <IconAlertTriangle size={16} aria-hidden="true" />
          <div>
            {t('time.doubled')}
            <Checkbox
              mt={6}
              label={t('time.second')}
              checked={takesSecond}
              onChange={({ currentTarget }) => onTakesSecond(currentTarget.checked)}
            />
          </div>
        </div>
      )}
    </div>
  )
}

function resolve(value: string, timeZone: string): ResolvedTime | undefined {
  if (!localTimePattern.test(value)) return undefined
  try {
    return resolveLocalTime(value, timeZone)
  } catch {
    return undefined
  }
}
