import { definitions } from '@coverwright/blocks/definitions'
import { ComponentForm, componentLimits } from '@coverwright/domain/build/component/component'
import { Button, Select, Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { client } from '../../../core/wire/client.ts'
import { OptionalLabel } from '../../../framework/form/OptionalLabel.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { newBlock } from '../page-editor/editing/block-actions.ts'
import classes from './BlockBuilder.module.css'

const kinds = Object.entries(definitions).flatMap(([value, { label, group }]) =>
  group === 'socket' || ['Main', 'Progress', 'RegulatoryFooter', 'SiteHeader'].includes(value)
    ? []
    : [{ value, label }],
)

/** A component from nothing: what it is called, and the block it starts with. */
export function Component() {
  const { t } = useTranslation('component')
  const navigate = useNavigate()
  const form = useSchemaForm(ComponentForm, {
    initialValues: { name: '', about: '', blocks: [{ ...newBlock('Section') }] },
    save: async (values) => {
      const { id } = await client.component.createComponent(values)
      await navigate(pathTo(`/ccLibrary?component=${id}`))
    },
  })
  const { type } = form.values.blocks[0] ?? {}
  return (
    <Page>
      <PageHeader title={t('builder')} description={t('builderHint')} />
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        {form.failure !== undefined && <ErrorAlert error={form.failure} />}
        <TextInput label={t('name')} maxLength={componentLimits.name} {...form.field('name')} />
        <Textarea
          label={<OptionalLabel label={t('about')} />}
          maxLength={componentLimits.about}
          autosize
          minRows={2}
          {...form.field('about')}
        />
        <Select
          label={t('startFrom')}
          data={kinds}
          value={typeof type === 'string' ? type : 'Section'}
          allowDeselect={false}
          onChange={(kind) => form.setValue('blocks', [{ ...newBlock(kind ?? 'Section') }])}
        />
        <div>
          <Button type="submit" loading={form.isSaving}>
            {t('start')}
          </Button>
        </div>
      </form>
    </Page>
  )
}
