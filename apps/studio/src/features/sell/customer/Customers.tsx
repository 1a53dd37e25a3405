import type { Customer } from '@coverwright/domain/sell/customer/customer'
import { IconEye, IconUser } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { queries } from '../../../core/wire/queries.ts'
import { columnsFor } from '../../../framework/list/columns-for.tsx'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { Filter } from '../../../framework/list/list-types.ts'
import { listed } from '../../../framework/list/listed.ts'
import { useModes } from '../../../framework/list/use-modes.tsx'
import { useShown } from '../../../framework/list/use-shown.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { Tile } from '../../../framework/page/Tile.tsx'
import { PolicyEvidence } from '../policy/PolicyEvidence.tsx'
import { CustomerDrawer } from './CustomerDrawer.tsx'

type SortKey = 'name' | 'createdAt'

const list = listed(queries.customer.listCustomers)

const useColumns = columnsFor<Customer, SortKey>('customer', ({ name, text, mark, count, mode, date }) => [
  name('name', {
    header: 'customer',
    sortKey: 'name',
    icon: () => (
      <Tile tone="neutral">
        <IconUser size={15} />
      </Tile>
    ),
  }),
  text('email', { width: 260 }),
  mark('isProspect', 'prospect', { header: 'standing' }),
  count('policyCount', { header: 'policies' }),
  mode('mode'),
  date('createdAt', { header: 'since', sortKey: 'createdAt' }),
])

/** The people; `?policy=` opens one policy of theirs. */
export function Component() {
  const [params] = useSearchParams()
  const policy = params.get('policy')
  return policy ? <PolicyEvidence id={policy} /> : <CustomerList />
}

function CustomerList() {
  const { t } = useTranslation('customer')
  const modes = useModes()
  const { shown, show, hide } = useShown('customer')
  const columns = useColumns()
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
      <CustomerDrawer id={shown} onClose={hide} />
    </>
  )
}
