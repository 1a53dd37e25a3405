import { ArticleForm, type OwnArticle } from '@coverwright/domain/company/article/article'
import { guideSections } from '@coverwright/domain/company/article/guide-page'
import { Checkbox, MultiSelect, Select, Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../core/screens/paths.ts'
import { acts } from '../../../core/wire/acts.ts'
import { FormDialog } from '../../../framework/dialog/FormDialog.tsx'
import { OptionalLabel } from '../../../framework/form/OptionalLabel.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import classes from './Article.module.css'
import { Markdown } from './Markdown.tsx'

interface ArticleDialogProps {
  /** Absent for a new one. */
  readonly article: OwnArticle | undefined
  readonly onClose: () => void
}

export function ArticleDialog({ article, onClose }: ArticleDialogProps) {
  const { t } = useTranslation('article')
  const { title = '', section = 'start', text = '', screens = [], isPublished = false } = article ?? {}
  const form = useSchemaForm(ArticleForm, {
    initialValues: { title, section, text, screens, isPublished },
    save: async (values) => {
      if (article) await acts.article.updateArticle({ id: article.id, ...values })
      else await acts.article.createArticle(values)
      onClose()
    },
  })
  return (
    <FormDialog
      title={t(article ? 'editTitle' : 'write')}
      size={640}
      form={form}
      keep={t('cancel')}
      act={t('save')}
      onClose={onClose}
    >
      <TextInput size="lg" label={t('fieldTitle')} data-autofocus {...form.field('title')} />
      <Select
        size="lg"
        label={t('fieldSection')}
        data={guideSections.map((value) => ({ value, label: t(`sections.${value}`) }))}
        allowDeselect={false}
        {...form.field('section')}
      />
      <Textarea
        size="lg"
        label={t('fieldText')}
        description={t('fieldTextHint')}
        autosize
        minRows={6}
        maxRows={16}
        {...form.field('text')}
      />
      {form.values.text && (
        <section className={classes.preview} aria-label={t('preview')}>
          <Markdown text={form.values.text} />
        </section>
      )}
      <MultiSelect
        size="lg"
        label={<OptionalLabel label={t('fieldScreens')} />}
        description={t('fieldScreensHint')}
        data={[...paths]}
        searchable
        hidePickedOptions
        {...form.field('screens')}
      />
      <Checkbox label={t('fieldPublished')} {...form.field('isPublished', { type: 'checkbox' })} />
    </FormDialog>
  )
}
