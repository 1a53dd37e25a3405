import type { Connector, ConnectorDefinition } from '@coverwright/domain/build/connector/connector'
import { PasswordInput, Select, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './Connector.module.css'
import type { ConnectorEditing } from './use-connector-form.ts'

type Authentication = ConnectorDefinition['authentication']

/** Of each kind, as it is when it is chosen. */
const begun = {
  none: { kind: 'none' },
  key: { kind: 'key', in: 'header', name: 'x-api-key' },
  basic: { kind: 'basic', user: '' },
  bearer: { kind: 'bearer' },
  oauth2: { kind: 'oauth2', tokenAddress: '', clientId: '', scope: '' },
} as const satisfies { readonly [Kind in Authentication['kind']]: Extract<Authentication, { kind: Kind }> }

const kinds = Object.keys(begun) as Authentication['kind'][]

interface AuthenticationFieldsProps {
  readonly form: ConnectorEditing
  readonly connector: Connector | undefined
}

export function AuthenticationFields({ form, connector }: AuthenticationFieldsProps) {
  const { t } = useTranslation('connector')
  const { kind } = form.values.authentication
  const hint = connector?.secretHint
  const secret = form.field('secret')
  return (
    <div className={classes.fields}>
      <Select
        label={t('authKind')}
        data={kinds.map((value) => ({ value, label: t(`auth.${value}`) }))}
        value={kind}
        allowDeselect={false}
        onChange={(next) => {
          const chosen = kinds.find((each) => each === next) ?? 'none'
          form.setValue('authentication', begun[chosen])
          if (chosen === 'none') form.setValue('secret', undefined)
        }}
      />
      {kind === 'key' && (
        <div className={classes.pair}>
          <Select
            label={t('keyIn')}
            data={(['header', 'query'] as const).map((value) => ({ value, label: t(`keyPlaces.${value}`) }))}
            allowDeselect={false}
            {...form.field('authentication.in')}
          />
          <TextInput label={t('keyName')} {...form.field('authentication.name')} />
        </div>
      )}
      {kind === 'basic' && <TextInput label={t('user')} autoComplete="off" {...form.field('authentication.user')} />}
      {kind === 'oauth2' && (
        <>
          <TextInput type="url" label={t('tokenAddress')} {...form.field('authentication.tokenAddress')} />
          <div className={classes.pair}>
            <TextInput label={t('clientId')} autoComplete="off" {...form.field('authentication.clientId')} />
            <TextInput label={t('scope')} {...form.field('authentication.scope')} />
          </div>
        </>
      )}
      {kind !== 'none' && (
        <PasswordInput
          label={t('secret')}
          description={hint ? t('secretKept', { hint }) : t('secretHint')}
          autoComplete="new-password"
          {...secret}
          value={form.values.secret ?? ''}
          onChange={(event) => form.setValue('secret', event.currentTarget.value || undefined)}
        />
      )}
    </div>
  )
}
