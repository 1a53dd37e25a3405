import { type ReactivationRequest, reactivationStates, supportLimits } from '@coverwright/domain/support/support'
import { Button, Menu } from '@mantine/core'
import { IconCircleDashed, IconHourglass } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../app/wire/client.ts'
import { ListScreen } from '../../framework/list/ListScreen.tsx'
import type { Column, Filter, ListQuery } from '../../framework/list/list-types.ts'
import { NameCell } from '../../framework/list/NameCell.tsx'
import { Empty } from '../../framework/page/Empty.tsx'
import { PageHeader } from '../../framework/page/PageHeader.tsx'
import { useTimeTexts } from '../../framework/time/use-time-texts.ts'
import { sayDone, sayFailed } from '../../framework/toast/toasts.tsx'

type Days = (typeof supportLimits.reactivationDays)[number]

const queryKey = ['support', 'listReactivations']

const load = ({ filters, paging }: ListQuery<'createdAt'>) => client.support.listReactivations(filters, paging)

/** For the staff: companies whose trial is over and who ask for more time. */
export function Component() {
  const { t } = useTranslation('reactivation')
  const times = useTimeTexts()
  const queries = useQueryClient()
  const columns = useMemo<readonly Column<ReactivationRequest, 'createdAt'>[]>(() => {
    const grant = async ({ id, companyName }: ReactivationRequest, days: Days) => {
      try {
        await client.support.grantReactivation({ id, days })
        sayDone(t('granted', { companyName, days }))
      } catch (error) {
        sayFailed(error)
      }
      await queries.invalidateQueries({ queryKey })
    }
    return [
      {
        key: 'company',
        header: t('company'),
        cell: ({ companyName, referenceNumber }) => <NameCell name={companyName} detail={referenceNumber} />,
        csv: ({ companyName }) => companyName,
      },
      {
        key: 'askedBy',
        header: t('askedBy'),
        width: 280,
        cell: ({ askedBy, email }) => <NameCell name={askedBy} detail={email} />,
        csv: ({ email }) => email,
      },
      { key: 'note', header: t('note'), width: 300, cell: ({ note }) => note, csv: ({ note }) => note },
      {
        key: 'askedAt',
        header: t('asked'),
        sortKey: 'createdAt',
        width: 120,
        cell: ({ askedAt }) => <span title={times.dateAndTime(askedAt)}>{times.agoAlone(askedAt)}</span>,
        csv: ({ askedAt }) => askedAt,
      },
      {
        key: 'state',
        header: t('answer'),
        width: 170,
        cell: (request) =>
          request.grantedDays ? (
            t('grantedDays', { days: request.grantedDays })
          ) : (
            <Menu>
              <Menu.Target>
                <Button size="sm" variant="default" aria-label={t('grantTo', { name: request.companyName })}>
                  {t('grant')}
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                {supportLimits.reactivationDays.map((days) => (
                  <Menu.Item key={days} onClick={() => void grant(request, days)}>
                    {t('days', { days })}
                  </Menu.Item>
                ))}
              </Menu.Dropdown>
            </Menu>
          ),
        csv: ({ grantedDays }) => grantedDays ?? '',
      },
    ]
  }, [t, times, queries])
  const filters = useMemo<readonly Filter[]>(
    () => [
      {
        key: 'state',
        label: t('answer'),
        icon: <IconCircleDashed size={14} />,
        options: reactivationStates.map((value) => ({ value, label: t(`state.${value}`) })),
      },
    ],
    [t],
  )
  return (
    <ListScreen
      name={t('title')}
      header={
        <PageHeader
          parent={{ title: t('settings'), path: '/setting' }}
          title={t('title')}
          description={t('description')}
        />
      }
      queryKey={queryKey}
      load={load}
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={({ companyName }) => companyName}
      filters={filters}
      defaultSort="-createdAt"
      empty={<Empty icon={<IconHourglass size={20} />} title={t('none')} description={t('noneHint')} />}
    />
  )
}
