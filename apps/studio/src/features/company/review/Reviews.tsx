import type { Review } from '@coverwright/domain/company/verification/verification'
import { reviewLifecycle } from '@coverwright/domain/company/verification/verification-lifecycle'
import { IconBuilding, IconChecklist, IconCircleDashed, IconEye } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { queries } from '../../../core/wire/queries.ts'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { Column, Filter } from '../../../framework/list/list-types.ts'
import { listed } from '../../../framework/list/listed.ts'
import { NameCell } from '../../../framework/list/NameCell.tsx'
import { useShown } from '../../../framework/list/use-shown.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { Tile } from '../../../framework/page/Tile.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { ReviewDrawer } from './ReviewDrawer.tsx'
import { reviewStatuses } from './review-statuses.ts'

type SortKey = 'createdAt' | 'companyName' | 'state'

const list = listed(queries.verification.listReviews)

/** For the operator's staff: what companies sent in to be verified. */
export function Component() {
  const { t } = useTranslation('review')
  const times = useTimeTexts()
  const { shown, show, hide } = useShown('review')
  const columns = useMemo<readonly Column<Review, SortKey>[]>(
    () => [
      {
        key: 'companyName',
        header: t('company'),
        sortKey: 'companyName',
        cell: ({ companyName, referenceNumber }) => (
          <NameCell
            name={companyName}
            detail={referenceNumber}
            icon={
              <Tile tone="neutral">
                <IconBuilding size={15} />
              </Tile>
            }
          />
        ),
        csv: ({ companyName }) => companyName,
      },
      {
        key: 'kind',
        header: t('kind'),
        width: 220,
        cell: ({ businessType, country }) =>
          `${t(`company:businessTypes.${businessType}`)}, ${t(`company:countries.${country}`)}`,
        csv: ({ businessType }) => businessType,
      },
      {
        key: 'state',
        header: t('state'),
        sortKey: 'state',
        width: 180,
        cell: ({ state }) => <StatusBadge status={reviewStatuses[state]} />,
        csv: ({ state }) => t(`framework:status.${reviewStatuses[state]}`),
      },
      {
        key: 'createdAt',
        header: t('sent'),
        sortKey: 'createdAt',
        width: 150,
        cell: ({ createdAt }) => times.agoAlone(createdAt),
        csv: ({ createdAt }) => createdAt,
      },
    ],
    [t, times],
  )
  const filters = useMemo<readonly Filter[]>(
    () => [
      {
        key: 'state',
        label: t('state'),
        icon: <IconCircleDashed size={14} />,
        options: reviewLifecycle.states.map((value) => ({
          value,
          label: t(`framework:status.${reviewStatuses[value]}`),
        })),
      },
    ],
    [t],
  )
  return (
    <>
      <ListScreen
        name={t('title')}
        header={
          <PageHeader
            parent={{ title: t('settings'), path: '/setting' }}
            title={t('title')}
            description={t('description')}
          />
        }
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ companyName }) => companyName}
        searchLabel={t('find')}
        filters={filters}
        defaultSort="-createdAt"
        onOpen={({ id }) => show(id)}
        rowActions={({ id }) => [{ label: t('view'), icon: <IconEye size={16} />, run: () => show(id) }]}
        empty={<Empty icon={<IconChecklist size={20} />} title={t('empty')} description={t('emptyHint')} />}
      />
      <ReviewDrawer id={shown} onClose={hide} />
    </>
  )
}
