import { postLimits } from '@coverwright/domain/assist/post/post-limits'
import {
  blueskyAddress,
  type PostAccount,
  PostAccountFields,
  PostAccountForm,
} from '@coverwright/domain/assist/post-account/post-account'
import { type Network, networks } from '@coverwright/domain/build/template/post-networks'
import { NumberInput, PasswordInput, Select, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { FormDialog } from '../../../framework/dialog/FormDialog.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'

interface AccountDialogProps {
  /** Absent for a new one. */
  readonly account: PostAccount | undefined
  /** What signs a webhook, shown this once. */
  readonly onSecret: (secret: string) => void
  readonly onClose: () => void
}

export function AccountDialog({ account, onSecret, onClose }: AccountDialogProps) {
  const { t } = useTranslation('post')
  const form = useSchemaForm(account ? PostAccountFields : PostAccountForm, {
    initialValues: {
      network: account?.network ?? 'kept',
      name: account?.name ?? '',
      address: account?.address ?? '',
      handle: account?.handle ?? '',
      secret: '',
      postsOfDay: account?.postsOfDay ?? 10,
    },
    save: async (values) => {
      const { network: _network, ...change } = values
      if (account) await acts.postAccount.updateAccount({ id: account.id, ...change })
      else {
        const { signingSecret } = await acts.postAccount.createAccount(values)
        if (signingSecret) onSecret(signingSecret)
      }
      onClose()
    },
  })
  const { network } = form.values
  const choose = (value: string | null) => {
    const next = networks.find((one) => one === value)
    if (!next) return
    form.field('network').onChange(next)
    form.field('address').onChange(next === 'bluesky' ? blueskyAddress : '')
  }
  const hasSecret = network === 'bluesky' || network === 'mastodon'
  return (
    <FormDialog
      title={t(account ? 'changeAccount' : 'addAccount')}
      form={form}
      keep={t('cancel')}
      act={t('save')}
      onClose={onClose}
    >
      {!account && (
        <Select
          size="lg"
          label={t('network')}
          description={t(`networkHint.${network}`)}
          allowDeselect={false}
          data={networks.map((value: Network) => ({ value, label: t(`networks.${value}`) }))}
          {...form.field('network')}
          onChange={choose}
        />
      )}
      <TextInput size="lg" label={t('name')} data-autofocus {...form.field('name')} />
      {network !== 'kept' && (
        <TextInput
          size="lg"
          label={t('address')}
          description={t(`addressHint.${network}`)}
          {...form.field('address')}
        />
      )}
      {network === 'bluesky' && (
        <TextInput size="lg" label={t('handle')} description={t('handleHint')} {...form.field('handle')} />
      )}
      {hasSecret && (
        <PasswordInput
          size="lg"
          label={t(`secret.${network}`)}
          description={account ? t('secretKept', { hint: account.secretHint ?? '' }) : t('secretHint')}
          autoComplete="off"
          {...form.field('secret')}
        />
      )}
      <NumberInput
        size="lg"
        label={t('daily')}
        description={t('dailyHint')}
        min={1}
        max={postLimits.postsOfDay}
        {...form.field('postsOfDay')}
      />
    </FormDialog>
  )
}
