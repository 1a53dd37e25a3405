import type { Take } from '@coverwright/domain/build/exchange/available-item'
import { IconPackageImport } from '@tabler/icons-react'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { queries } from '../../../core/wire/queries.ts'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { Column } from '../../../framework/list/list-types.ts'
import { listed } from '../../../framework/list/listed.ts'
import { NameCell } from '../../../framework/list/NameCell.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { KindTile } from './KindTile.tsx'

const list = listed(queries.exchange.listTakes)

/** What the company took, and what became of it. */
export function TakenItems({ header }: { readonly header: ReactNode }) {
  const { t } = useTranslation('exchange')
  const times = useTimeTexts()
  const navigate = useNavigate()
  const columns = useMemo<readonly Column<Take, 'createdAt'>[]>(
    () => [
      {
        key: 'name',
        header: t('name'),
        cell: ({ name, author, kind }) => (
          <NameCell
            name={name}
            detail={author ? t('from', { author }) : t('fromNobody')}
            icon={<KindTile kind={kind} />}
          />
        ),
        csv: ({ name }) => name,
      },
      { key: 'version', header: t('version'), width: 130, cell: ({ number }) => t('versionNumber', { number }) },
      { key: 'by', header: t('takenBy'), width: 200, cell: ({ takenBy }) => takenBy },
      {
        key: 'createdAt',
        header: t('takes'),
        sortKey: 'createdAt',
        width: 150,
        cell: ({ createdAt }) => <span title={times.dateAndTime(createdAt)}>{times.agoAlone(createdAt)}</span>,
        csv: ({ createdAt }) => createdAt,
      },
    ],
    [t, times],
  )
  return (
    <ListScreen
      name={t('takenTab')}
      header={header}
      list={list}
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      defaultSort="-createdAt"
      onOpen={({ kind, madeId }) =>
        void navigate(pathTo(kind === 'component' ? `/ccLibrary?component=${madeId}` : `/dashBoard?product=${madeId}`))
      }
      empty={
        <Empty icon={<IconPackageImport size={20} />} title={t('nothingTaken')} description={t('nothingTakenHint')} />
      }
    />
  )
}
