import {
  ApiKeyForm,
  type ApiKeyMode,
  apiKeyLives,
  apiKeyModes,
  permissionsForKey,
} from '@coverwright/domain/company/api-key/api-key'
import { permissionCard } from '@coverwright/domain/permission-card'
import { urlOfPermission } from '@coverwright/domain/permission-url'
import type { Permission } from '@coverwright/domain/permissions'
import { Button, Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../core/session/session.ts'
import { acts } from '../../../core/wire/acts.ts'
import classes from '../../../framework/dialog/Dialog.module.css'
import { Dialog } from '../../../framework/dialog/Dialog.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { PermissionChecks } from '../member/PermissionChecks.tsx'
import styles from './NewKey.module.css'
import { ShownOnce } from './ShownOnce.tsx'

interface NewKeyDialogProps {
  readonly onClose: () => void
}

const forever = 'forever'

export function NewKeyDialog({ onClose }: NewKeyDialogProps) {
  const { t } = useTranslation('api-key')
  const [secret, setSecret] = useState<string>()
  const own = useSession(({ permissionList }) => permissionList.requestList)
  const form = useSchemaForm(ApiKeyForm, {
    initialValues: { name: '', mode: 'live', permissions: [], days: 90 },
    save: async (values) => {
      setSecret((await acts.secret.createKey(values)).secret)
    },
  })
  const { mode = 'live' } = form.values
  // A key can be given what one may do oneself.
  const offered = permissionsForKey(mode)
    .filter((code) => own.some(({ url }) => url === urlOfPermission(code)))
    .map((code) => Object.assign(permissionCard(code), { isGrantable: true }))
  const { error } = form.field('permissions')
  const choose = (chosen: ApiKeyMode) => {
    form.setValue('mode', chosen)
    const left = permissionsForKey(chosen)
    form.setValue(
      'permissions',
      form.values.permissions.filter((code) => left.includes(code)),
    )
  }
  return (
    <Dialog onClose={onClose} title={t(secret ? 'shownTitle' : 'make')} closeOnClickOutside={secret === undefined}>
      {secret ? (
        <ShownOnce secret={secret} onClose={onClose} />
      ) : (
        <form
          className={classes.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void form.submit()
          }}
        >
          {form.failure !== undefined && <ErrorAlert error={form.failure} />}
          <TextInput size="lg" label={t('name')} description={t('nameHint')} data-autofocus {...form.field('name')} />
          <Select
            size="lg"
            label={t('mode')}
            description={t(`modeHint.${mode}`)}
            data={apiKeyModes.map((value) => ({ value, label: t(`modes.${value}`) }))}
            allowDeselect={false}
            value={mode}
            onChange={(value) => choose(apiKeyModes.find((one) => one === value) ?? mode)}
          />
          <Select
            size="lg"
            label={t('expires')}
            data={[
              ...apiKeyLives.map((days) => ({ value: String(days), label: t('days', { days }) })),
              { value: forever, label: t('never') },
            ]}
            allowDeselect={false}
            value={form.values.days === null ? forever : String(form.values.days)}
            onChange={(value) => form.setValue('days', apiKeyLives.find((days) => String(days) === value) ?? null)}
          />
          <div className={styles.permissions} role="group" aria-label={t('permissions')}>
            <p>{t('permissionsHint')}</p>
            {error && (
              <p className={styles.error} role="alert">
                {error}
              </p>
            )}
            <PermissionChecks
              offered={offered}
              value={form.values.permissions}
              onChange={(value: Permission[]) => form.setValue('permissions', value)}
            />
          </div>
          <footer className={classes.buttons}>
            <Button size="lg" variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button size="lg" type="submit" loading={form.isSaving}>
              {t('make')}
            </Button>
          </footer>
        </form>
      )}
    </Dialog>
  )
}
