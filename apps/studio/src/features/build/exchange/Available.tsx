import type { AvailableItem } from '@coverwright/domain/build/exchange/available-item'
import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconPackage } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { queries } from '../../../core/wire/queries.ts'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { Column } from '../../../framework/list/list-types.ts'
import { listed } from '../../../framework/list/listed.ts'
import { NameCell } from '../../../framework/list/NameCell.tsx'
import { useShown } from '../../../framework/list/use-shown.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { LinkTabs, tabAddress } from '../../../framework/page/LinkTabs.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { Tag } from '../../../framework/page/Tag.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { AvailableDrawer } from './AvailableDrawer.tsx'
import { KindTile } from './KindTile.tsx'
import { TakenItems } from './TakenItems.tsx'
import { useExchangeFilters } from './use-exchange-filters.tsx'

const restMs = 250

const tabs = ['all', 'taken'] as const

/** What every company can take, and what this one took. */
export function Component() {
  const { t } = useTranslation('exchange')
  const [params] = useSearchParams()
  const tab = params.get('tab') === 'taken' ? 'taken' : 'all'
  const links = (
    <LinkTabs
      label={t('available')}
      current={tab}
      tabs={tabs.map((key) => ({ key, to: tabAddress('/availableSBCX', tabs, key), label: t(`${key}Tab`) }))}
    />
  )
  if (tab === 'all') return <Offered links={links} />
  const header = (
    <>
      <PageHeader title={t('available')} description={t('availableHint')} />
      {links}
    </>
  )
  return <TakenItems header={header} />
}

function Offered({ links }: { readonly links: ReactNode }) {
  const { t } = useTranslation('exchange')
  const times = useTimeTexts()
  const { shown, show, hide } = useShown('item')
  const filters = useExchangeFilters(true)
  const [typed, setTyped] = useState('')
  const [tag] = useDebouncedValue(typed.trim().slice(0, 30), restMs)
  const list = useMemo(() => listed(queries.exchange.listAvailable, tag ? { tag } : {}), [tag])
  const columns = useMemo<readonly Column<AvailableItem, 'name' | 'takes' | 'releasedAt'>[]>(
    () => [
      {
        key: 'name',
        header: t('name'),
        sortKey: 'name',
        cell: ({ name, author, kind }) => (
          <NameCell
            name={name}
            detail={author ? t('from', { author }) : t('fromNobody')}
            icon={<KindTile kind={kind} />}
          />
        ),
        csv: ({ name }) => name,
      },
      {
        key: 'kind',
        header: t('kind'),
        width: 190,
        cell: ({ kind, line }) => (line ? `${t(`kinds.${kind}`)}, ${t(`product:lines.${line}`)}` : t(`kinds.${kind}`)),
        csv: ({ kind }) => t(`kinds.${kind}`),
      },
      {
        key: 'tags',
        header: t('tags'),
        width: 180,
        cell: ({ tags }) => tags.join(', '),
        csv: ({ tags }) => tags.join(' '),
      },
      {
        key: 'version',
        header: t('version'),
        width: 170,
        cell: ({ number, takenNumber }) => (
          <>
            {t('versionNumber', { number })}{' '}
            {takenNumber !== null && <Tag>{t(takenNumber < number ? 'newer' : 'taken')}</Tag>}
          </>
        ),
        csv: ({ number }) => number,
      },
      {
        key: 'takes',
        header: t('takes'),
        sortKey: 'takes',
        width: 90,
        isNumber: true,
        cell: ({ takes }) => takes,
        csv: ({ takes }) => takes,
      },
      {
        key: 'releasedAt',
        header: t('releasedAt'),
        sortKey: 'releasedAt',
        width: 130,
        cell: ({ releasedAt }) => <span title={times.dateAndTime(releasedAt)}>{times.agoAlone(releasedAt)}</span>,
        csv: ({ releasedAt }) => releasedAt,
      },
    ],
    [t, times],
  )
  return (
    <>
      <ListScreen
        name={t('available')}
        header={
          <>
            <PageHeader
              title={t('available')}
              description={t('availableHint')}
              actions={
                <TextInput
                  aria-label={t('tag')}
                  placeholder={t('tag')}
                  maxLength={30}
                  value={typed}
                  onChange={({ currentTarget }) => setTyped(currentTarget.value)}
                />
              }
            />
            {links}
          </>
        }
        list={list}
        columns={columns}
        filters={filters}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        searchLabel={t('findAvailable')}
        defaultSort="-releasedAt"
        onOpen={({ id }) => show(id)}
        empty={
          <Empty icon={<IconPackage size={20} />} title={t('noneAvailable')} description={t('noneAvailableHint')} />
        }
      />
      <AvailableDrawer id={shown} onClose={hide} />
    </>
  )
}
