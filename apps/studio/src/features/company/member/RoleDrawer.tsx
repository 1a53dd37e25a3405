import { RoleForm, type TeamRole } from '@coverwright/domain/company/member/team'
import { Button, Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../core/session/session.ts'
import { acts } from '../../../core/wire/acts.ts'
import { DetailDrawer } from '../../../framework/dialog/DetailDrawer.tsx'
import { OptionalLabel } from '../../../framework/form/OptionalLabel.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { grantableOf } from './grantable-of.ts'
import classes from './MemberEditor.module.css'
import { PermissionChecks } from './PermissionChecks.tsx'
import { catalogueQuery } from './queries.ts'

interface RoleDrawerProps {
  /** Absent for a new one; one of the product's is only read. */
  readonly role: TeamRole | undefined
  readonly onClose: () => void
}

export function RoleDrawer({ role, onClose }: RoleDrawerProps) {
  const { t } = useTranslation('member')
  const catalogue = useQuery(catalogueQuery)
  const requests = useSession(({ permissionList }) => permissionList.requestList)
  const isReadOnly = role !== undefined && role.id === null
  const form = useSchemaForm(RoleForm, {
    initialValues: {
      name: role?.name ?? '',
      description: role?.description ?? '',
      permissions: role?.permissions ?? [],
    },
    save: async (values) => {
      await (role?.id
        ? acts.permission['role/updateRole']({ id: role.id, ...values })
        : acts.permission['role/createPermissionsRole'](values))
      onClose()
    },
  })
  return (
    <DetailDrawer
      isOpen
      onClose={onClose}
      title={role?.name ?? t('newRole')}
      item={catalogue}
      actions={() =>
        !isReadOnly && (
          <Button onClick={() => void form.submit()} loading={form.isSaving}>
            {t('save')}
          </Button>
        )
      }
    >
      {(cards) => (
        <>
          {form.failure !== undefined && <ErrorAlert error={form.failure} />}
          {!isReadOnly && (
            <>
              <TextInput label={t('name')} data-autofocus {...form.field('name')} />
              <Textarea
                label={<OptionalLabel label={t('roleDescriptionLabel')} />}
                autosize
                minRows={2}
                {...form.field('description')}
              />
            </>
          )}
          <section className={classes.permissions}>
            <h3>{t('permissions')}</h3>
            <p>{t(isReadOnly ? 'roleFixed' : 'roleHold')}</p>
            <PermissionChecks
              offered={grantableOf(cards, requests)}
              value={form.values.permissions}
              onChange={(permissions) => form.setValue('permissions', permissions)}
              isReadOnly={isReadOnly}
            />
          </section>
        </>
      )}
    </DetailDrawer>
  )
}
