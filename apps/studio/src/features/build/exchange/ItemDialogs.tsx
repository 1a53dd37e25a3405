import {
  type ExchangeItem,
  ExchangeItemChange,
  exchangeLimits,
  GenerateForm,
} from '@coverwright/domain/build/exchange/exchange'
import { Checkbox, TagsInput, Text, Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { ConfirmDialog } from '../../../framework/dialog/ConfirmDialog.tsx'
import { FormDialog } from '../../../framework/dialog/FormDialog.tsx'
import { NameDialog } from '../../../framework/dialog/NameDialog.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import { PreviewDialog } from './PreviewDialog.tsx'
import type { Asked } from './use-item-actions.tsx'

interface ItemDialogsProps {
  readonly asked: { readonly what: Asked; readonly item: ExchangeItem }
  readonly onClose: () => void
}

export function ItemDialogs({ asked: { what, item }, onClose }: ItemDialogsProps) {
  const { t } = useTranslation('exchange')
  const { id, name } = item
  switch (what) {
    case 'edit':
      return <EditDialog item={item} onClose={onClose} />
    case 'generate':
      return <GenerateDialog item={item} onClose={onClose} />
    case 'derive':
      return (
        <NameDialog
          title={t('derive.title', { name })}
          label={t('name')}
          hint={t('derive.hint')}
          name={t('derive.start', { name })}
          maxLength={exchangeLimits.name}
          keep={t('cancel')}
          act={t('act.derive')}
          onSave={async (wanted) => {
            await acts.exchange.deriveItem({ masterId: id, name: wanted })
            sayDone(t('done.derive', { name: wanted }))
            onClose()
          }}
          onClose={onClose}
        />
      )
    case 'preview':
      return (
        <PreviewDialog name={name} line={item.line} read={queries.exchange.previewItem({ id })} onClose={onClose} />
      )
    case 'withdraw':
    case 'delete':
    default:
      return (
        <ConfirmDialog
          isOpen
          title={t(`confirm.${what}.title`, { name })}
          consequences={[t(`confirm.${what}.follows`), t(`confirm.${what}.stays`)]}
          keep={t('keep')}
          act={t(`act.${what}`)}
          isDangerous
          onKeep={onClose}
          onAct={async () => {
            await (what === 'withdraw' ? acts.exchange.withdrawItem({ id }) : acts.exchange.deleteItem({ id }))
            sayDone(t(`done.${what}`, { name }))
            onClose()
          }}
        />
      )
  }
}

interface DialogProps {
  readonly item: ExchangeItem
  readonly onClose: () => void
}

function EditDialog({ item, onClose }: DialogProps) {
  const { t } = useTranslation('exchange')
  const { id, name, about, tags, licence, withRates } = item
  const form = useSchemaForm(ExchangeItemChange, {
    initialValues: { id, name, about, tags, licence, withRates },
    save: async (values) => {
      await acts.exchange.updateItem(values)
      onClose()
    },
  })
  return (
    <FormDialog title={t('act.edit')} form={form} keep={t('cancel')} act={t('save')} onClose={onClose}>
      <Text c="dimmed">{t('editHint')}</Text>
      <TextInput label={t('name')} data-autofocus {...form.field('name')} />
      <Textarea label={t('about')} autosize minRows={2} {...form.field('about')} />
      <TagsInput label={t('tags')} description={t('tagsHint')} maxTags={exchangeLimits.tags} {...form.field('tags')} />
      <TextInput label={t('licence')} description={t('licenceHint')} {...form.field('licence')} />
      {item.kind === 'body' && (
        <Checkbox
          label={t('withRates')}
          description={t('withRatesHint')}
          {...form.field('withRates', { type: 'checkbox' })}
        />
      )}
    </FormDialog>
  )
}

function GenerateDialog({ item: { id, name, number }, onClose }: DialogProps) {
  const { t } = useTranslation('exchange')
  const form = useSchemaForm(GenerateForm, {
    initialValues: { id, notes: '' },
    save: async (values) => {
      await acts.exchange.generateItem(values)
      sayDone(t('done.generate', { name, number: number + 1 }))
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('generate.title', { name })}
      form={form}
      keep={t('cancel')}
      act={t('act.generate')}
      onClose={onClose}
    >
      <Text>{t('generate.hint')}</Text>
      <Textarea
        label={t('notes')}
        description={t('notesHint')}
        autosize
        minRows={2}
        data-autofocus
        {...form.field('notes')}
      />
    </FormDialog>
  )
}
