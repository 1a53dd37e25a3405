import { partnerTypeNames } from '@coverwright/domain/company/partnership/partner-types'
import type { Insurer } from '@coverwright/domain/company/partnership/partnership'
import { Button } from '@mantine/core'
import { IconBuildingBank } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { queries } from '../../../core/wire/queries.ts'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { Column } from '../../../framework/list/list-types.ts'
import { listed } from '../../../framework/list/listed.ts'
import { NameCell } from '../../../framework/list/NameCell.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { PersonTile } from '../../../parts/person/PersonTile.tsx'
import { InvitePartnerDialog } from './InvitePartnerDialog.tsx'
import { PartnerHeader } from './PartnerHeader.tsx'

type SortKey = 'name' | 'country'

const list = listed(queries.insurers.insurersList)

/** Insurers and MGAs that can be asked. */
export function InsurerList() {
  const { t } = useTranslation('partner')
  const mayManage = useMay('manage-partners')
  const [asked, setAsked] = useState<string>()
  const columns = useMemo<readonly Column<Insurer, SortKey>[]>(
    () => [
      {
        key: 'name',
        header: t('insurer'),
        sortKey: 'name',
        cell: ({ name }) => <NameCell name={name} icon={<PersonTile name={name} />} />,
        csv: ({ name }) => name,
      },
      {
        key: 'type',
        header: t('type'),
        width: 160,
        cell: ({ partnerType }) => partnerTypeNames[partnerType],
        csv: ({ partnerType }) => partnerTypeNames[partnerType],
      },
      {
        key: 'country',
        header: t('country'),
        sortKey: 'country',
        width: 160,
        cell: ({ country }) => t(`countries.${country}`),
        csv: ({ country }) => country,
      },
      {
        key: 'relation',
        header: t('relation'),
        width: 180,
        cell: ({ name, relation }) => {
          if (relation === 'none') {
            return (
              mayManage && (
                <Button size="sm" variant="default" onClick={() => setAsked(name)} aria-label={t('askNamed', { name })}>
                  {t('ask')}
                </Button>
              )
            )
          }
          return <StatusBadge status={relation === 'active' ? 'active' : 'pending'} />
        },
        csv: ({ relation }) => relation,
      },
    ],
    [t, mayManage],
  )
  return (
    <>
      <ListScreen
        name={t('tab.insurers')}
        header={<PartnerHeader tab="insurers" />}
        list={list}
        columns={columns}
        keyOf={({ name }) => name}
        nameOf={({ name }) => name}
        searchLabel={t('findInsurer')}
        defaultSort="name"
        empty={
          <Empty icon={<IconBuildingBank size={20} />} title={t('noInsurers')} description={t('noInsurersHint')} />
        }
      />
      {asked !== undefined && <InvitePartnerDialog insurerName={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}
