import type { AuditEntry } from '@coverwright/domain/company/audit/audit'
import { IconCalendar, IconCategory, IconHistory, IconUser } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { queries } from '../../../core/wire/queries.ts'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { Column, Filter } from '../../../framework/list/list-types.ts'
import { NameCell } from '../../../framework/list/NameCell.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { Tag } from '../../../framework/page/Tag.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { AuditDrawer } from './AuditDrawer.tsx'
import { sayActor, sayHappened, sayThing } from './happened.ts'
import { type AuditSortKey, listEntries, periods } from './list-entries.ts'

/** What was done in the company, by whom and when. */
export function Component() {
  const { t } = useTranslation('audit')
  const times = useTimeTexts()
  const [entry, setEntry] = useState<AuditEntry>()
  const mayUsers = useMay('users')
  const nouns = useQuery(queries.audit.listNouns({}))
  const people = useQuery({
    ...queries.permission['user/getSubordinateUserList']({ scope: 'company' }, { nowPage: 1, pageSize: 100 }),
    enabled: mayUsers,
  })
  const columns = useMemo<readonly Column<AuditEntry, AuditSortKey>[]>(
    () => [
      {
        key: 'createdAt',
        header: t('when'),
        sortKey: 'createdAt',
        width: 200,
        cell: ({ createdAt }) => times.dateAndTime(createdAt),
        csv: ({ createdAt }) => createdAt,
      },
      {
        key: 'actor',
        header: t('who'),
        width: 240,
        cell: ({ actor }) => (
          <NameCell
            name={sayActor(actor) || t(`actor.${actor.kind}`)}
            detail={actor.kind === 'key' ? t('actor.key') : null}
          />
        ),
        csv: ({ actor }) => sayActor(actor) || t(`actor.${actor.kind}`),
      },
      {
        key: 'call',
        header: t('what'),
        sortKey: 'call',
        cell: sayHappened,
        csv: sayHappened,
      },
      {
        key: 'noun',
        header: t('about'),
        width: 170,
        cell: ({ noun }) => <Tag>{sayThing(noun)}</Tag>,
        csv: ({ noun }) => sayThing(noun),
      },
    ],
    [t, times],
  )
  const filters = useMemo<readonly Filter[]>(
    () => [
      {
        key: 'memberId',
        label: t('who'),
        icon: <IconUser size={14} />,
        options: (people.data?.items ?? []).map(({ id, name, email }) => ({ value: id, label: name || email })),
      },
      {
        key: 'noun',
        label: t('about'),
        icon: <IconCategory size={14} />,
        options: (nouns.data ?? []).map((noun) => ({ value: noun, label: sayThing(noun) })),
      },
      {
        key: 'period',
        label: t('when'),
        icon: <IconCalendar size={14} />,
        options: periods.map(({ key }) => ({ value: key, label: t(`period.${key}`) })),
      },
    ],
    [t, people.data, nouns.data],
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
        list={listEntries}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={(happened) => `${sayHappened(happened)}, ${times.dateAndTime(happened.createdAt)}`}
        searchLabel={t('find')}
        filters={filters}
        defaultSort="-createdAt"
        onOpen={setEntry}
        empty={<Empty icon={<IconHistory size={20} />} title={t('none')} description={t('noneHint')} />}
      />
      <AuditDrawer entry={entry} onClose={() => setEntry(undefined)} />
    </>
  )
}
