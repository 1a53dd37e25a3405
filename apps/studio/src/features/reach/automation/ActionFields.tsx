import { type ActionForm, automationChannels, maxDelayHours } from '@coverwright/domain/reach/automation/automation'
import type { EventCard } from '@coverwright/domain/reach/own-event/own-event'
import { Button, Radio, Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queries } from '../../../core/wire/queries.ts'
import type { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { ProductSelect } from '../../../parts/product/ProductSelect.tsx'
import { sayAbout } from '../own-event/say-about.ts'
import classes from './Automation.module.css'
import { useActionWords } from './use-actions.ts'

interface ActionFieldsProps {
  readonly form: ReturnType<typeof useSchemaForm<typeof ActionForm>>
  readonly events: readonly EventCard[]
}

const most = { nowPage: 1, pageSize: 200, orderBy: 'name' } as const
const delays = Array.from({ length: maxDelayHours + 1 }, (_none, hours) => hours)

export function ActionFields({ form, events }: ActionFieldsProps) {
  const { t } = useTranslation('automation')
  const { delay } = useActionWords()
  const { trigger, channel, delayHours, isStandard } = form.values
  const templates = useQuery(queries.template.listTemplates({ kind: channel, state: 'active' }, most))
  const picked = events.find(({ type }) => type === trigger)
  const isReminder = picked?.isMarketing === true
  const mayReplace = !isReminder && channel === 'email' && picked?.hasMail === true
  const offered = events.filter(({ hasMail, isAboutCustomer }) => hasMail || isAboutCustomer)
  const published = (templates.data?.items ?? []).filter((template) => template.published !== null)
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(submitted) => {
        submitted.preventDefault()
        void form.submit()
      }}
    >
      {form.failure !== undefined && <ErrorAlert error={form.failure} />}
      {templates.isError && <ErrorAlert error={templates.error} onRetry={() => void templates.refetch()} />}
      <Select
        label={t('trigger')}
        description={t('triggerPick')}
        searchable
        allowDeselect={false}
        nothingFoundMessage={t('noEvent')}
        data={offered.map((event) => ({ value: event.type, label: `${sayAbout(event)} (${event.type})` }))}
        {...form.field('trigger')}
        onChange={(value) => {
          form.setValue('trigger', value ?? '')
          if (!events.find(({ type }) => type === value)?.isMarketing) return
          form.setValue('channel', 'email')
          form.setValue('templateId', null)
          form.setValue('isStandard', true)
        }}
      />
      {isReminder && <p className={classes.quiet}>{t('reminderHint')}</p>}
      <Select
        label={t('channelLabel')}
        disabled={isReminder}
        description={channel === 'sms' ? t('smsHint') : t('emailHint')}
        allowDeselect={false}
        data={automationChannels.map((value) => ({ value, label: t(`channel.${value}`) }))}
        {...form.field('channel')}
        onChange={(value) => {
          form.setValue('channel', value === 'sms' ? 'sms' : 'email')
          form.setValue('templateId', null)
          form.setValue('isStandard', false)
        }}
      />
      <Select
        label={t('delay')}
        description={t('delayHint')}
        allowDeselect={false}
        searchable
        data={delays.map((hours) => ({ value: String(hours), label: delay(hours) }))}
        value={String(delayHours)}
        error={form.field('delayHours').error}
        onChange={(value) => form.setValue('delayHours', Number(value))}
      />
      {mayReplace && (
        <Radio.Group
          label={t('place')}
          description={picked.isMandatory ? t('alwaysWhy') : t('placeHint')}
          value={isStandard ? 'standard' : 'beside'}
          onChange={(value) => {
            form.setValue('isStandard', value === 'standard')
            if (value === 'standard') form.setValue('templateId', null)
          }}
        >
          <Radio value="beside" label={t('beside')} mt="xs" />
          <Radio value="standard" label={t('inPlace')} mt="xs" />
        </Radio.Group>
      )}
      {!isStandard && (
        <Select
          label={t('template')}
          description={picked?.hasMail ? t('templateHint') : t('templateNeeded')}
          placeholder={picked?.hasMail ? t('standardMessage') : t('chooseTemplate')}
          clearable
          searchable
          nothingFoundMessage={t('noTemplate')}
          data={published.map(({ id, name }) => ({ value: id, label: name }))}
          {...form.field('templateId')}
        />
      )}
      <ProductSelect
        description={t('productHint')}
        placeholder={t('everyProduct')}
        clearable
        {...form.field('productId')}
      />
      <div className={classes.buttons}>
        <Button type="submit" loading={form.isSaving}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
