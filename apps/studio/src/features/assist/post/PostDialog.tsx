import { type Post, type PostChoices, PostForm } from '@coverwright/domain/assist/post/post'
import { composePost } from '@coverwright/domain/build/template/compose-post'
import { lengthIn, postLengths } from '@coverwright/domain/build/template/post-networks'
import { Alert, Select, Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { client } from '../../../core/wire/client.ts'
import { queries } from '../../../core/wire/queries.ts'
import { FormDialog } from '../../../framework/dialog/FormDialog.tsx'
import { OptionalLabel } from '../../../framework/form/OptionalLabel.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { LocalTimeField } from '../../publish/publisher/LocalTimeField.tsx'
import { DraftHelp } from './DraftHelp.tsx'
import classes from './Post.module.css'

interface PostDialogProps {
  /** Absent for a new one. */
  readonly post: Post | undefined
  readonly onSaved: (post: Post) => void
  readonly onClose: () => void
}

export function PostDialog(props: PostDialogProps) {
  const choices = useQuery(queries.post.getChoices({}))
  return choices.data && <Written {...props} choices={choices.data} />
}

const optionsOf = (all: readonly { readonly id: string; readonly name: string }[]) =>
  all.map(({ id, name }) => ({ value: id, label: name }))

function Written({ post, onSaved, onClose, choices }: PostDialogProps & { readonly choices: PostChoices }) {
  const { t } = useTranslation('post')
  const { templates, accounts, products, channels, photos, company, timeZone, modelHost } = choices
  const [template] = templates
  const form = useSchemaForm(PostForm, {
    initialValues: {
      name: post?.name ?? '',
      accountId: post?.accountId ?? accounts[0]?.id ?? '',
      templateId: post?.templateId ?? template?.id ?? '',
      productId: post?.productId ?? null,
      channelId: post?.channelId ?? null,
      photoId: post?.photoId ?? null,
      text: post?.text ?? template?.text ?? '',
      localTime: post?.localTime ?? null,
      takesSecond: post?.takesSecond ?? false,
    },
    save: async (values) => {
      const saved = post ? await acts.post.updatePost({ id: post.id, ...values }) : await acts.post.createPost(values)
      onClose()
      onSaved(saved)
    },
  })
  const { values } = form
  const { accountId, templateId, productId } = values
  const chosen = templates.find(({ id }) => id === values.templateId)
  const network = accounts.find(({ id }) => id === values.accountId)?.network ?? 'kept'
  const selling = channels.filter(({ productIds }) => values.productId && productIds.includes(values.productId))
  const chooseTemplate = (id: string | null) => {
    const next = templates.find((one) => one.id === id)
    if (!next) return
    form.field('templateId').onChange(next.id)
    // What was typed already stays.
    if (values.text === '' || values.text === chosen?.text) form.field('text').onChange(next.text)
  }
  const chooseProduct = (id: string | null) => {
    form.field('productId').onChange(id)
    form.field('channelId').onChange(null)
  }
  const time = form.field('localTime')
  const product = products.find(({ id }) => id === values.productId)?.name
  const composed = composePost(
    { text: values.text, riskLine: chosen?.riskLine ?? '' },
    { company, ...(product && { product }), ...(values.channelId && { link: 'https://…' }) },
  )
  const length = lengthIn(network, composed.text)
  const most = postLengths[network]
  const lacks = templates.length === 0 ? 'templates' : accounts.length === 0 ? 'accounts' : undefined
  return (
    <FormDialog
      title={t(post ? 'edit' : 'add')}
      size={640}
      form={form}
      keep={t('cancel')}
      act={t('save')}
      onClose={onClose}
    >
      {lacks && <Alert color="warning">{t(`lacks.${lacks}`)}</Alert>}
      <TextInput size="lg" label={t('name')} description={t('nameHint')} data-autofocus {...form.field('name')} />
      <Select
        size="lg"
        label={t('account')}
        data={optionsOf(accounts)}
        allowDeselect={false}
        {...form.field('accountId')}
      />
      <Select
        size="lg"
        label={t('template')}
        description={t('templateHint')}
        data={optionsOf(templates)}
        allowDeselect={false}
        {...form.field('templateId')}
        onChange={chooseTemplate}
      />
      <Select
        size="lg"
        label={<OptionalLabel label={t('product')} />}
        data={optionsOf(products)}
        clearable
        searchable
        {...form.field('productId')}
        onChange={chooseProduct}
      />
      {values.productId && (
        <Select
          size="lg"
          label={<OptionalLabel label={t('channel')} />}
          description={t(selling.length > 0 ? 'channelHint' : 'channelNone')}
          data={optionsOf(selling)}
          clearable
          {...form.field('channelId')}
        />
      )}
      <Select
        size="lg"
        label={<OptionalLabel label={t('photo')} />}
        description={t('photoHint')}
        data={optionsOf(photos)}
        clearable
        searchable
        {...form.field('photoId')}
      />
      {modelHost && !lacks && (
        <DraftHelp
          host={modelHost}
          write={(about) => client.post.getDrafts({ accountId, templateId, productId, about })}
          text={values.text}
          onTake={form.field('text').onChange}
        />
      )}
      <Textarea
        size="lg"
        label={t('text')}
        description={t('textHint', { product: '{{product}}', link: '{{link}}', company: '{{company}}' })}
        autosize
        minRows={4}
        {...form.field('text')}
      />
      <pre className={classes.words} aria-label={t('asRead')}>
        {composed.text}
      </pre>
      <p className={classes.meter} data-over={length > most || undefined} aria-live="polite">
        {t('meter', { length, most, network: t(`networks.${network}`) })}
      </p>
      <LocalTimeField
        value={values.localTime ?? ''}
        timeZone={timeZone}
        takesSecond={values.takesSecond}
        error={time.error}
        onChange={(value) => time.onChange(value === '' ? null : value)}
        onTakesSecond={(takesSecond) => form.field('takesSecond').onChange(takesSecond)}
      />
    </FormDialog>
  )
}
