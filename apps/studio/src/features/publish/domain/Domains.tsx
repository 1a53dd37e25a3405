import type { Domain } from '@coverwright/domain/publish/domain/domain'
import { Button, Group } from '@mantine/core'
import { IconPlus, IconSearch, IconWorld } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { queries } from '../../../core/wire/queries.ts'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { Column } from '../../../framework/list/list-types.ts'
import { NameCell } from '../../../framework/list/NameCell.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { domainStatuses } from './domain-statuses.ts'

type SortKey = 'name' | 'createdAt'

/** The company's own names. */
export function Component() {
  const { t } = useTranslation('domain')
  const times = useTimeTexts()
  const navigate = useNavigate()
  const columns = useMemo<readonly Column<Domain, SortKey>[]>(
    () => [
      {
        key: 'name',
        header: t('name'),
        sortKey: 'name',
        cell: ({ name }) => <NameCell name={name} detail="" />,
        csv: ({ name }) => name,
      },
      {
        key: 'state',
        header: t('state'),
        width: 130,
        cell: ({ state }) => <StatusBadge status={domainStatuses[state]} />,
        csv: ({ state }) => state,
      },
      {
        key: 'certificate',
        header: t('certificate.title'),
        width: 210,
        cell: ({ certificateEndsAt }) =>
          certificateEndsAt ? t('certificate.until', { date: times.date(certificateEndsAt) }) : t('certificate.none'),
        csv: ({ certificateEndsAt }) => certificateEndsAt ?? '',
      },
      {
        key: 'checkedAt',
        header: t('checked'),
        width: 170,
        cell: ({ checkedAt }) => (checkedAt ? times.agoAlone(checkedAt) : t('never')),
        csv: ({ checkedAt }) => checkedAt ?? '',
      },
    ],
    [t, times],
  )
  const connect = (
    <Group gap="xs">
      <Button component={Link} to={pathTo('/domainSearch')} variant="default" leftSection={<IconSearch size={16} />}>
        {t('find')}
      </Button>
      <Button component={Link} to={pathTo('/domainCreate')} leftSection={<IconPlus size={16} />}>
        {t('connect')}
      </Button>
    </Group>
  )
  return (
    <ListScreen<Domain, SortKey>
      name={t('title')}
      header={<PageHeader title={t('title')} description={t('description')} actions={connect} />}
      list={({ paging }) => queries.domain.getDoaminList({}, paging)}
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      defaultSort="name"
      onOpen={({ id }) => void navigate(pathTo(`/checkDomain?domain=${id}`))}
      empty={<Empty icon={<IconWorld size={20} />} title={t('none')} description={t('noneHint')} action={connect} />}
    />
  )
}
