import type { Referral } from '@coverwright/domain/sell/referral/referral'
import { referralLifecycle } from '@coverwright/domain/sell/referral/referral-lifecycle'
import { Button } from '@mantine/core'
import { IconEye, IconMail, IconScale, IconStatusChange } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { queries } from '../../../core/wire/queries.ts'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { Column, Filter } from '../../../framework/list/list-types.ts'
import { listed } from '../../../framework/list/listed.ts'
import { NameCell } from '../../../framework/list/NameCell.tsx'
import { useModes } from '../../../framework/list/use-modes.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { Tag } from '../../../framework/page/Tag.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { ReferralCase } from './ReferralCase.tsx'
import { referralStatuses } from './referral-statuses.ts'

type SortKey = 'reference' | 'state' | 'createdAt' | 'decidedAt'

const list = listed(queries.referral.listReferrals)

/** The cases that people decide; `?case=` opens one of them. */
export function Component() {
  const [params] = useSearchParams()
  const id = params.get('case')
  return id ? <ReferralCase id={id} /> : <ReferralList />
}

function ReferralList() {
  const { t } = useTranslation('referral')
  const times = useTimeTexts()
  const modes = useModes()
  const [, setParams] = useSearchParams()
  const show = (id: string) => setParams({ case: id })
  const columns = useMemo<readonly Column<Referral, SortKey>[]>(
    () => [
      {
        key: 'reference',
        header: t('case'),
        sortKey: 'reference',
        cell: ({ reference, customer }) => <NameCell name={customer || t('nobody')} detail={reference} />,
        csv: ({ reference }) => reference,
      },
      {
        key: 'product',
        header: t('product'),
        width: 220,
        cell: ({ productName, mode }) => (
          <>
            {productName} {mode === 'test' && <Tag>{modes.nameOf(mode)}</Tag>}
          </>
        ),
        csv: ({ productName }) => productName,
      },
      {
        key: 'reasons',
        header: t('why'),
        cell: ({ reasons }) => reasons.join(' '),
        csv: ({ reasons }) => reasons.join(' '),
      },
      {
        key: 'state',
        header: t('state'),
        sortKey: 'state',
        width: 130,
        cell: ({ state }) => <StatusBadge status={referralStatuses[state]} />,
        csv: ({ state }) => t(`states.${state}`),
      },
      {
        key: 'createdAt',
        header: t('since'),
        sortKey: 'createdAt',
        width: 150,
        cell: ({ createdAt }) => times.agoAlone(createdAt),
        csv: ({ createdAt }) => createdAt,
      },
    ],
    [t, times, modes],
  )
  const filters = useMemo<readonly Filter[]>(
    () => [
      {
        key: 'state',
        label: t('state'),
        icon: <IconStatusChange size={14} />,
        options: referralLifecycle.states.map((value) => ({ value, label: t(`states.${value}`) })),
      },
      modes.filter,
    ],
    [t, modes],
  )
  return (
    <ListScreen<Referral, SortKey>
      name={t('title')}
      header={
        <PageHeader
          title={t('title')}
          description={t('description')}
          actions={
            <Button
              component={Link}
              to={pathTo('/underwritingEmail')}
              variant="default"
              leftSection={<IconMail size={16} />}
            >
              {t('mailSetUp')}
            </Button>
          }
        />
      }
      list={list}
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={({ reference }) => reference}
      searchLabel={t('find')}
      filters={filters}
      defaultSort="-createdAt"
      onOpen={({ id }) => show(id)}
      rowActions={({ id }) => [{ label: t('view'), icon: <IconEye size={16} />, run: () => show(id) }]}
      empty={<Empty icon={<IconScale size={20} />} title={t('empty')} description={t('emptyHint')} />}
    />
  )
}
