import { type Suppression, SuppressionForm } from '@coverwright/domain/sell/suppression/suppression'
import { Button, TextInput } from '@mantine/core'
import { IconMailOff, IconPlus, IconTrash } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { useAct } from '../../../framework/act/use-act.ts'
import { FormDialog } from '../../../framework/dialog/FormDialog.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { Column } from '../../../framework/list/list-types.ts'
import { listed } from '../../../framework/list/listed.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import { NotificationHeader } from './NotificationHeader.tsx'

const list = listed(queries.suppression.listAddresses)

/** Who is sent no advertising: how many, since when, and whether a certain address is among them. */
export function Suppressions() {
  const { t } = useTranslation('automation')
  const [isAdding, setAdding] = useState(false)
  const remove = useAct('suppression.removeAddress', { done: () => t('suppression.removed') })
  const add = (variant: 'filled' | 'default') => (
    <Button variant={variant} leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
      {t('suppression.add')}
    </Button>
  )
  return (
    <>
      <ListScreen
        name={t('tab.unsubscribed')}
        header={<NotificationHeader tab="unsubscribed" actions={add('filled')} />}
        list={list}
        columns={useSuppressionColumns()}
        keyOf={({ id }) => id}
        nameOf={({ origin }) => t(`suppression.origin.${origin}`)}
        defaultSort="-createdAt"
        searchLabel={t('suppression.search')}
        rowActions={({ id, origin }) =>
          origin === 'by-hand'
            ? [{ label: t('suppression.remove'), icon: <IconTrash size={16} />, run: () => remove.run({ id }) }]
            : []
        }
        empty={
          <Empty
            icon={<IconMailOff size={20} />}
            title={t('suppression.none')}
            description={t('suppression.noneHint')}
            action={add('default')}
          />
        }
      />
      {isAdding && <SuppressionDialog onClose={() => setAdding(false)} />}
    </>
  )
}

function useSuppressionColumns(): readonly Column<Suppression, 'createdAt'>[] {
  const { t } = useTranslation('automation')
  const times = useTimeTexts()
  return useMemo(
    () => [
      {
        key: 'origin',
        header: t('suppression.how'),
        cell: ({ origin }) => t(`suppression.origin.${origin}`),
        csv: ({ origin }) => t(`suppression.origin.${origin}`),
      },
      {
        key: 'createdAt',
        header: t('suppression.since'),
        sortKey: 'createdAt',
        width: 220,
        cell: ({ createdAt }) => times.dateAndTime(createdAt),
        csv: ({ createdAt }) => createdAt,
      },
    ],
    [t, times],
  )
}

function SuppressionDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('automation')
  const form = useSchemaForm(SuppressionForm, {
    initialValues: { email: '' },
    save: async (values) => {
      await acts.suppression.addAddress(values)
      sayDone(t('suppression.added'))
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('suppression.add')}
      form={form}
      keep={t('suppression.cancel')}
      act={t('suppression.note')}
      onClose={onClose}
    >
      <TextInput
        size="lg"
        type="email"
        label={t('suppression.email')}
        description={t('suppression.hint')}
        data-autofocus
        {...form.field('email')}
      />
    </FormDialog>
  )
}
