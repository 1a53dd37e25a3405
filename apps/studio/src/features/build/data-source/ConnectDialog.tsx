import { type DataSource, FeedForm, refreshTimes } from '@coverwright/domain/build/data-source/data-source'
import { Select, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { FormDialog } from '../../../framework/dialog/FormDialog.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'

interface ConnectDialogProps {
  /** Absent for a new one. */
  readonly source: DataSource | undefined
  readonly onClose: () => void
  /** Once it is connected and was asked for the first time. */
  readonly onDone: (source: DataSource) => void
}

/** Which connector fills a list, from where in its answer, and how often. It is asked at once, and what came of it is shown. */
export function ConnectDialog({ source, onClose, onDone }: ConnectDialogProps) {
  const { t } = useTranslation('data-source')
  const connectors = useQuery(queries.apiConnector.listConnectors({}, { nowPage: 1, pageSize: 50, orderBy: 'name' }))
  const { connectorId = '', path = '$', every = 'day' } = source?.feed ?? {}
  // The one that fills it now is shown, whatever has become of it.
  const ready = (connectors.data?.items ?? []).filter(
    ({ id, state, type }) => (state === 'ready' && type === 'external') || id === connectorId,
  )
  const form = useSchemaForm(FeedForm, {
    initialValues: { name: source?.name ?? '', connectorId, path, every },
    save: async (values) => {
      const { id } = await acts.dataSource.connectDataSource(values)
      // What goes wrong over there is kept with the source: it is connected all the same.
      onDone(await acts.dataSource.refreshDataSource({ id, takesAsIs: true }))
    },
  })
  return (
    <FormDialog
      title={t('connectTitle')}
      size={560}
      form={form}
      keep={t('cancel')}
      act={t('connect')}
      onClose={onClose}
    >
      <TextInput
        size="lg"
        label={t('name')}
        description={t('nameHint')}
        readOnly={source !== undefined}
        data-autofocus
        {...form.field('name')}
      />
      <Select
        size="lg"
        label={t('connector')}
        description={t('connectorHint')}
        data={ready.map(({ id, name }) => ({ value: id, label: name }))}
        nothingFoundMessage={t('noConnector')}
        searchable
        {...form.field('connectorId')}
      />
      <TextInput size="lg" label={t('path')} description={t('pathHint')} {...form.field('path')} />
      <Select
        size="lg"
        label={t('every')}
        allowDeselect={false}
        data={refreshTimes.map((value) => ({ value, label: t(`times.${value}`) }))}
        {...form.field('every')}
      />
    </FormDialog>
  )
}
