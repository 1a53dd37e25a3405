import type { ApiKey } from '@coverwright/domain/company/api-key/api-key'
import { permissionCard } from '@coverwright/domain/permission-card'
import { Button } from '@mantine/core'
import { IconBan, IconCopy, IconKey, IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { said } from '../../../core/text/said.ts'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { ConfirmDialog } from '../../../framework/dialog/ConfirmDialog.tsx'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { Column, RowAction } from '../../../framework/list/list-types.ts'
import { listed } from '../../../framework/list/listed.ts'
import { NameCell } from '../../../framework/list/NameCell.tsx'
import { useNumberTexts } from '../../../framework/number/use-number-texts.ts'
import { DataName } from '../../../framework/page/DataName.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { Tag } from '../../../framework/page/Tag.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { copyText } from './copy-text.ts'
import { curlOf, keptKey } from './curl-of.ts'
import { NewKeyDialog } from './NewKeyDialog.tsx'
import { SecretsHeader } from './SecretsHeader.tsx'

type SortKey = 'name' | 'createdAt' | 'expiresAt' | 'lastUsedAt'

const list = listed(queries.secret.listKeys)

/** By what the company's own programs make calls. */
export function ApiKeys() {
  const { t } = useTranslation('api-key')
  const { whole } = useNumberTexts()
  const times = useTimeTexts()
  const [isMaking, setMaking] = useState(false)
  const [revoking, setRevoking] = useState<ApiKey>()
  const columns = useMemo<readonly Column<ApiKey, SortKey>[]>(
    () => [
      {
        key: 'name',
        header: t('name'),
        sortKey: 'name',
        cell: ({ name, permissions }) => (
          <NameCell name={name} detail={permissions.map((code) => said(permissionCard(code).title)).join(', ')} />
        ),
        csv: ({ name }) => name,
      },
      {
        key: 'mode',
        header: t('mode'),
        width: 90,
        cell: ({ mode }) => <Tag>{t(`modes.${mode}`)}</Tag>,
        csv: ({ mode }) => t(`modes.${mode}`),
      },
      {
        key: 'hint',
        header: t('endsIn'),
        width: 110,
        cell: ({ hint }) => <DataName name={`…${hint}`} />,
        csv: ({ hint }) => hint,
      },
      {
        key: 'status',
        header: t('status'),
        width: 120,
        cell: ({ status }) => <StatusBadge status={status} />,
        csv: ({ status }) => t(`framework:status.${status}`),
      },
      { key: 'madeBy', header: t('madeBy'), width: 170, cell: ({ madeBy }) => madeBy, csv: ({ madeBy }) => madeBy },
      {
        key: 'lastUsedAt',
        header: t('lastUsed'),
        sortKey: 'lastUsedAt',
        width: 140,
        cell: ({ lastUsedAt }) =>
          lastUsedAt ? <span title={times.dateAndTime(lastUsedAt)}>{times.agoAlone(lastUsedAt)}</span> : t('never'),
        csv: ({ lastUsedAt }) => lastUsedAt ?? '',
      },
      {
        key: 'uses',
        header: t('uses'),
        width: 90,
        cell: ({ uses }) => whole(uses),
        csv: ({ uses }) => String(uses),
      },
      {
        key: 'expiresAt',
        header: t('expires'),
        sortKey: 'expiresAt',
        width: 150,
        cell: ({ expiresAt }) => (expiresAt ? times.date(expiresAt) : t('never')),
        csv: ({ expiresAt }) => expiresAt ?? '',
      },
    ],
    [t, times, whole],
  )
  const rowActions = (key: ApiKey): RowAction[] =>
    key.status === 'active'
      ? [
          {
            label: t('copyCurl'),
            icon: <IconCopy size={16} />,
            run: () => void copyText(curlOf(location.origin, keptKey), t('curlCopied')),
          },
          { label: t('revoke'), icon: <IconBan size={16} />, isDangerous: true, run: () => setRevoking(key) },
        ]
      : []
  const revoke = async () => {
    if (revoking) await acts.secret.revokeKey({ id: revoking.id })
    setRevoking(undefined)
  }
  return (
    <>
      <ListScreen
        name={t('heading.keys')}
        header={
          <SecretsHeader
            tab="keys"
            actions={
              <>
                <Button component="a" href="/docs" target="_blank" rel="noreferrer" variant="default">
                  {t('calls')}
                </Button>
                <Button leftSection={<IconPlus size={16} />} onClick={() => setMaking(true)}>
                  {t('make')}
                </Button>
              </>
            }
          />
        }
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        searchLabel={t('find')}
        defaultSort="-createdAt"
        rowActions={rowActions}
        empty={
          <Empty
            icon={<IconKey size={20} />}
            title={t('none')}
            description={t('noneHint')}
            action={
              <Button variant="default" onClick={() => setMaking(true)}>
                {t('first')}
              </Button>
            }
          />
        }
      />
      {isMaking && <NewKeyDialog onClose={() => setMaking(false)} />}
      <ConfirmDialog
        isOpen={revoking !== undefined}
        title={t('revokeAsk', { name: revoking?.name })}
        consequences={[t('revokeAtOnce'), t('revokeFinal')]}
        keep={t('revokeKeep')}
        act={t('revoke')}
        isDangerous
        onKeep={() => setRevoking(undefined)}
        onAct={revoke}
      />
    </>
  )
}
