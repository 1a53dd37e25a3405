import { weekdays } from '@coverwright/domain/sell/agent-page/working-hours'
import { Fieldset, Group, Switch, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './AgentPage.module.css'
import type { PageForm } from './page-form.ts'

const usual = { from: '09:00', to: '17:00' } as const

/** When the agent is there, day by day, by the company's clocks. */
export function HoursFields({ form }: { readonly form: PageForm }) {
  const { t } = useTranslation('agent-page')
  const { workingHours } = form.values
  return (
    <Fieldset legend={t('workingHours')}>
      <p className={classes.hint}>{t('workingHoursHint')}</p>
      {weekdays.map((day, at) => {
        const label = t(`day.${day}`)
        const hours = workingHours[at]
        return (
          <Group key={day} className={classes.day} align="start">
            <Switch
              label={label}
              checked={Boolean(hours)}
              onChange={({ currentTarget: { checked } }) =>
                form.setValue(
                  'workingHours',
                  workingHours.map((each, place) => (place === at ? (checked ? usual : null) : each)),
                )
              }
            />
            {hours && (
              <>
                <TextInput
                  type="time"
                  size="sm"
                  aria-label={t('from', { day: label })}
                  {...form.field(`workingHours.${at}.from`)}
                />
                <TextInput
                  type="time"
                  size="sm"
                  aria-label={t('to', { day: label })}
                  {...form.field(`workingHours.${at}.to`)}
                />
              </>
            )}
          </Group>
        )
      })}
    </Fieldset>
  )
}
