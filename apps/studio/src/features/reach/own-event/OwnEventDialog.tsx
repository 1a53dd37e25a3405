import { ownFieldKinds } from '@coverwright/domain/base/event/own-field'
import { type EventCard, maxOwnFields, OwnEventForm } from '@coverwright/domain/reach/own-event/own-event'
import { ActionIcon, Button, Select, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { FormDialog } from '../../../framework/dialog/FormDialog.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import classes from './OwnEvent.module.css'

interface OwnEventDialogProps {
  /** None for a new one. */
  readonly own: EventCard['own']
  readonly onClose: () => void
}

export function OwnEventDialog({ own, onClose }: OwnEventDialogProps) {
  const { t } = useTranslation('own-event')
  const { name = '', about = '', fields = [] } = own ?? {}
  const form = useSchemaForm(OwnEventForm, {
    initialValues: { ...(own && { id: own.id }), name, about, fields },
    save: async (values) => {
      await acts.event.saveEvent(values)
      onClose()
    },
  })
  const given = form.values.fields
  const without = (at: number) => given.filter((_field, place) => place !== at)
  return (
    <FormDialog
      title={t(own ? 'editTitle' : 'add')}
      size={560}
      form={form}
      keep={t('cancel')}
      act={t('save')}
      onClose={onClose}
    >
      <TextInput size="lg" label={t('about')} description={t('aboutHint')} data-autofocus {...form.field('about')} />
      <TextInput size="lg" label={t('name')} description={t('nameHint')} {...form.field('name')} />
      <fieldset className={classes.fields}>
        <legend>{t('fields')}</legend>
        <p className={classes.none}>{t('fieldsHint')}</p>
        {given.map((_field, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- while names are typed two may be alike: they have their place alone
          <div key={at} className={classes.field}>
            <TextInput
              aria-label={t('fieldName', { number: at + 1 })}
              {...form.field(`fields.${at}.name` as 'fields')}
            />
            <Select
              aria-label={t('fieldKind', { number: at + 1 })}
              allowDeselect={false}
              data={ownFieldKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
              {...form.field(`fields.${at}.kind` as 'fields')}
            />
            <ActionIcon
              variant="subtle"
              color="danger"
              aria-label={t('removeField', { number: at + 1 })}
              onClick={() => form.setValue('fields', without(at))}
            >
              <IconTrash size={16} />
            </ActionIcon>
          </div>
        ))}
        {given.length < maxOwnFields && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconPlus size={14} />}
            onClick={() => form.setValue('fields', [...given, { name: '', kind: 'number' }])}
          >
            {t('addField')}
          </Button>
        )}
      </fieldset>
    </FormDialog>
  )
}
