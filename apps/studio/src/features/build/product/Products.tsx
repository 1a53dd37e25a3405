import type { MountedProduct } from '@coverwright/domain/build/product/product'
import { Button, Kbd } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconFolders, IconPlus, IconStack2, IconTrash, IconWand } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { queries } from '../../../core/wire/queries.ts'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import { listed } from '../../../framework/list/listed.ts'
import { useShown } from '../../../framework/list/use-shown.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { DrawerActions } from './DrawerActions.tsx'
import { ProductDialogs } from './ProductDialogs.tsx'
import { ProductDrawer } from './ProductDrawer.tsx'
import classes from './Products.module.css'
import { ProductTabs, readTab, stateOfTab } from './ProductTabs.tsx'
import { useBulkActions } from './use-bulk-actions.tsx'
import { type OpenDialog, useProductActions } from './use-product-actions.tsx'
import { type ProductSortKey, useProductColumns } from './use-product-columns.tsx'
import { useProductFilters } from './use-product-filters.tsx'

export function Component() {
  const { t } = useTranslation('product')
  const [params, setParams] = useSearchParams()
  const { shown, show, hide } = useShown('product')
  const [dialog, setDialog] = useState<OpenDialog | undefined>(params.has('new') ? { kind: 'new' } : undefined)
  const tab = readTab(params)
  const columns = useProductColumns()
  const filters = useProductFilters(tab)
  const state = stateOfTab[tab]
  const list = listed(queries.product.listProducts, state && { state })
  const create = () => setDialog({ kind: 'new' })
  const close = () => {
    setDialog(undefined)
    setParams(withoutNew, { replace: true })
  }
  // Over an open layer the key is that layer's.
  useHotkeys([['N', () => document.querySelector('[role=dialog], [role=menu]') === null && create()]])
  const bulkActions = useBulkActions()
  const actionsOf = useProductActions({ show, open: setDialog })
  const newButton = (
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
  const actions = (
    <>
      <Button component={Link} to={pathTo('/groupProject')} variant="default" leftSection={<IconFolders size={16} />}>
        {t('groups')}
      </Button>
      <Button component={Link} to={pathTo('/pre-build')} variant="default" leftSection={<IconWand size={16} />}>
        {t('preBuild')}
      </Button>
      {newButton}
    </>
  )
  return (
    <>
      <ListScreen<MountedProduct, ProductSortKey>
        key={tab}
        name={t('title')}
        header={
          <>
            <PageHeader title={t('title')} description={t('description')} actions={actions} />
            <ProductTabs current={tab} />
          </>
        }
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        searchLabel={t('find')}
        filters={filters}
        defaultSort="-updatedAt"
        onOpen={({ id }) => show(id)}
        rowActions={actionsOf}
        bulkActions={bulkActions}
        empty={
          <Empty
            icon={tab === 'trash' ? <IconTrash size={20} /> : <IconStack2 size={20} />}
            title={t(`empty.${tab}`)}
            description={t(`emptyHint.${tab}`)}
          />
        }
      />
      <ProductDrawer
        id={shown}
        onClose={hide}
        actions={(product) => <DrawerActions product={product} open={setDialog} onRestored={hide} />}
      />
      <ProductDialogs dialog={dialog} onClose={close} onCreated={({ id }) => show(id)} onTrashed={hide} />
    </>
  )
}

/** Looked at again, the address leads to the list. */
function withoutNew(params: URLSearchParams) {
  const next = new URLSearchParams(params)
  next.delete('new')
  return next
}
