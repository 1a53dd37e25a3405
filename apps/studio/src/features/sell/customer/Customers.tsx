import type { Customer } from '@coverwright/domain/sell/customer/customer'
import { IconEye, IconUser } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { queries } from '../../../core/wire/queries.ts'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { Column, Filter } from '../../../framework/list/list-types.ts'
import { listed } from '../../../framework/list/listed.ts'
import { NameCell } from '../../../framework/list/NameCell.tsx'
import { useModes } from '../../../framework/list/use-modes.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { Tag } from '../../../framework/page/Tag.tsx'
import { Tile } from '../../../framework/page/Tile.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { CustomerDrawer } from './CustomerDrawer.tsx'

type SortKey = 'name' | 'createdAt'

const list = listed(queries.customer.listCustomers)

export function Component() {
  const { t } = useTranslation('customer')
  const times = useTimeTexts()
  const modes = useModes()
  const [params, setParams] = useSearchParams()
  const show = (id: string | undefined) =>
    setParams((current) => {
      const next = new URLSearchParams(current)
      if (id) next.set('customer', id)
      else next.delete('customer')
      return next
    })
  const columns = useMemo<readonly Column<Customer, SortKey>[]>(
    () => [
      {
        key: 'name',
        header: t('customer'),
        sortKey: 'name',
        cell: ({ name, email }) => (
          <NameCell
            name={name}
            detail={email}
            icon={
              <Tile tone="neutral">
                <IconUser size={15} />
              </Tile>
            }
          />
        ),
        csv: ({ name }) => name,
      },
      { key: 'email', header: t('email'), width: 260, cell: ({ email }) => email, csv: ({ email }) => email },
      {
        key: 'policies',
        header: t('policies'),
        width: 110,
        isNumber: true,
        cell: ({ policyCount }) => policyCount,
        csv: ({ policyCount }) => policyCount,
      },
      {
        key: 'mode',
        header: modes.label,
        width: 110,
        cell: ({ mode }) => <Tag>{modes.nameOf(mode)}</Tag>,
        csv: ({ mode }) => modes.nameOf(mode),
      },
      {
        key: 'createdAt',
        header: t('since'),
        sortKey: 'createdAt',
        width: 160,
        cell: ({ createdAt }) => times.date(createdAt),
        csv: ({ createdAt }) => createdAt,
      },
    ],
    [t, times, modes],
  )
  const filters = useMemo<readonly Filter[]>(() => [modes.filter], [modes])
  return (
    <>
      <ListScreen<Customer, SortKey>
        name={t('title')}
        header={<PageHeader title={t('title')} description={t('description')} />}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        searchLabel={t('find')}
        filters={filters}
        defaultSort="-createdAt"
        onOpen={({ id }) => show(id)}
        rowActions={({ id }) => [{ label: t('view'), icon: <IconEye size={16} />, run: () => show(id) }]}
        empty={<Empty icon={<IconUser size={20} />} title={t('empty')} description={t('emptyHint')} />}
      />
      <CustomerDrawer id={params.get('customer') ?? undefined} onClose={() => show(undefined)} />
    </>
  )
}
