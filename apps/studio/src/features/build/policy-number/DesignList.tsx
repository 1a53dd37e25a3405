import type { PolicyNumberDesign } from '@coverwright/domain/build/policy-number/policy-number'
import { Button, Kbd } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconEye, IconHash, IconPencil, IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { queries } from '../../../core/wire/queries.ts'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import { listed } from '../../../framework/list/listed.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import { DesignDialog } from './DesignDialog.tsx'
import classes from './PolicyEngine.module.css'
import { type DesignSortKey, useDesignColumns } from './use-design-columns.tsx'

const list = listed(queries.number.findPolicyNoList)

export function DesignList({ headerWith }: { readonly headerWith: (actions: ReactNode) => ReactNode }) {
  const { t } = useTranslation('policy-number')
  const [open, setOpen] = useState<PolicyNumberDesign | 'new'>()
  const mayChange = useMay('manage-policy-numbers')
  const columns = useDesignColumns()
  const create = () => setOpen('new')
  // Over an open layer the key is that layer's.
  useHotkeys([['N', () => mayChange && document.querySelector('[role=dialog], [role=menu]') === null && create()]])
  const newButton = mayChange && (
    <Button
      className={classes.new ?? ''}
      leftSection={<IconPlus size={16} />}
      rightSection={<Kbd aria-hidden="true">{t('newKey')}</Kbd>}
      aria-keyshortcuts="N"
      onClick={create}
    >
      {t('new')}
    </Button>
  )
  return (
    <>
      <ListScreen<PolicyNumberDesign, DesignSortKey>
        name={t('title')}
        header={headerWith(newButton)}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        searchLabel={t('find')}
        defaultSort="-createdAt"
        onOpen={setOpen}
        rowActions={(design) => [
          mayChange && !design.isUsed
            ? { label: t('edit'), icon: <IconPencil size={16} />, run: () => setOpen(design) }
            : { label: t('view'), icon: <IconEye size={16} />, run: () => setOpen(design) },
        ]}
        empty={
          <Empty icon={<IconHash size={20} />} title={t('empty')} description={t('emptyHint')} action={newButton} />
        }
      />
      {open && (
        <DesignDialog
          {...(open !== 'new' && { design: open })}
          isReadOnly={!mayChange}
          onClose={() => setOpen(undefined)}
          onSaved={({ name }) => {
            setOpen(undefined)
            sayDone(t('saved', { name }))
          }}
        />
      )}
    </>
  )
}
