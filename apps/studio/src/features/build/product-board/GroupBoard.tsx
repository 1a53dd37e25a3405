import type { MountedProduct } from '@coverwright/domain/build/product/product'
import type { ProductGroup } from '@coverwright/domain/build/product/product-group'
import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconChevronLeft, IconDots, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { NameDialog } from '../../../framework/dialog/NameDialog.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { sayDone, sayFailed } from '../../../framework/toast/toasts.tsx'
import { LineTile } from '../../../parts/product/LineTile.tsx'
import { statusOf } from '../../../parts/product/product-statuses.ts'
import classes from './GroupBoard.module.css'

type Naming = { readonly group?: ProductGroup } | undefined

/** A column a group, and one for what is in none. */
export function Component() {
  const { t } = useTranslation('product-board')
  const [naming, setNaming] = useState<Naming>()
  const groups = useQuery(queries.product.listGroups({}))
  const products = useQuery(queries.product.listProducts({}, { nowPage: 1, pageSize: 100, orderBy: 'name' }))
  const columns: readonly (ProductGroup | null)[] = [...(groups.data?.groups ?? []), null]
  const items = products.data?.items ?? []
  const move = async (product: Pick<MountedProduct, 'id' | 'name'>, groupId: string | null) => {
    await acts.product.moveToGroup({ ids: [product.id], groupId })
    sayDone(t('groups.moved', { name: product.name }))
  }
  const remove = async ({ id, name }: ProductGroup) => {
    await acts.product.deleteGroup({ id })
    sayDone(t('groups.deleted', { name }))
  }
  const error = groups.error ?? products.error
  return (
    <main className={classes.page}>
      <header className={classes.head}>
        <Button component={Link} to={pathTo('/project')} variant="subtle" leftSection={<IconChevronLeft size={14} />}>
          {t('groups.back')}
        </Button>
        <div>
          <h1>{t('groups.title')}</h1>
          <p>{t('groups.description')}</p>
        </div>
        <Button leftSection={<IconPlus size={16} />} onClick={() => setNaming({})}>
          {t('groups.new')}
        </Button>
      </header>
      {error && <ErrorAlert error={error} onRetry={() => void Promise.all([groups.refetch(), products.refetch()])} />}
      <div className={classes.board}>
        {columns.map((group) => {
          const own = items.filter(({ groupId }) => groupId === (group?.id ?? null))
          return (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- for the mouse: by key the menu of a product moves it
            <section
              key={group?.id ?? 'none'}
              className={classes.column}
              aria-label={group?.name ?? t('groups.none')}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => {
                const product = items.find(({ id }) => id === event.dataTransfer.getData('application/x-product'))
                if (product) void move(product, group?.id ?? null).catch(sayFailed)
              }}
            >
              <header>
                <h2>{group?.name ?? t('groups.none')}</h2>
                <small>{own.length}</small>
                {group && (
                  <Menu position="bottom-end">
                    <Menu.Target>
                      <ActionIcon aria-label={t('groups.actions', { name: group.name })}>
                        <IconDots size={16} />
                      </ActionIcon>
                    </Menu.Target>
                    <Menu.Dropdown>
                      <Menu.Item onClick={() => setNaming({ group })}>{t('groups.rename')}</Menu.Item>
                      <Menu.Item color="danger" onClick={() => void remove(group).catch(sayFailed)}>
                        {t('groups.delete')}
                      </Menu.Item>
                    </Menu.Dropdown>
                  </Menu>
                )}
              </header>
              {own.length === 0 && <p>{t('groups.empty')}</p>}
              <ul>
                {own.map((product) => (
                  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- for the mouse: by key its menu moves it
                  <li
                    key={product.id}
                    draggable
                    onDragStart={(event) => event.dataTransfer.setData('application/x-product', product.id)}
                  >
                    <LineTile line={product.line} />
                    <Link to={pathTo(`/dashBoard?product=${product.id}`)}>{product.name}</Link>
                    <StatusBadge status={statusOf(product)} />
                    <Menu position="bottom-end">
                      <Menu.Target>
                        <ActionIcon aria-label={t('groups.actions', { name: product.name })}>
                          <IconDots size={16} />
                        </ActionIcon>
                      </Menu.Target>
                      <Menu.Dropdown>
                        <Menu.Label>{t('groups.move', { name: product.name })}</Menu.Label>
                        {columns
                          .filter((other) => (other?.id ?? null) !== product.groupId)
                          .map((other) => (
                            <Menu.Item
                              key={other?.id ?? 'none'}
                              onClick={() => void move(product, other?.id ?? null).catch(sayFailed)}
                            >
                              {other?.name ?? t('groups.none')}
                            </Menu.Item>
                          ))}
                      </Menu.Dropdown>
                    </Menu>
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
      </div>
      {naming && <GroupName group={naming.group} onClose={() => setNaming(undefined)} />}
    </main>
  )
}

interface GroupNameProps {
  readonly group: ProductGroup | undefined
  readonly onClose: () => void
}

function GroupName({ group, onClose }: GroupNameProps) {
  const { t } = useTranslation('product-board')
  const save = async (name: string) => {
    if (group) await acts.product.renameGroup({ id: group.id, name })
    else await acts.product.createGroup({ name })
    onClose()
  }
  return (
    <NameDialog
      title={group ? t('groups.rename') : t('groups.new')}
      label={t('groups.name')}
      name={group?.name ?? ''}
      maxLength={80}
      keep={t('groups.cancel')}
      act={group ? t('groups.save') : t('groups.create')}
      onSave={save}
      onClose={onClose}
    />
  )
}
