import type { Reactivation } from '@coverwright/domain/company/account/account'
import { IconCheck, IconRefresh } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { ConfirmDialog } from '../../../framework/dialog/ConfirmDialog.tsx'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { Column } from '../../../framework/list/list-types.ts'
import { listed } from '../../../framework/list/listed.ts'
import { NameCell } from '../../../framework/list/NameCell.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { sayDone } from '../../../framework/toast/toasts.tsx'

const list = listed(queries.verification.listReactivations)

/** For the operator's staff: who asks to go on, or to be opened again. */
export function Component() {
  const { t } = useTranslation('review')
  const times = useTimeTexts()
  const [asked, setAsked] = useState<Reactivation>()
  const columns = useMemo<readonly Column<Reactivation, 'createdAt'>[]>(
    () => [
      {
        key: 'company',
        header: t('company'),
        cell: ({ companyName, referenceNumber }) => <NameCell name={companyName} detail={referenceNumber} />,
        csv: ({ companyName }) => companyName,
      },
      { key: 'askedBy', header: t('askedBy'), cell: ({ askedBy }) => askedBy, csv: ({ askedBy }) => askedBy },
      { key: 'note', header: t('note'), cell: ({ note }) => note, csv: ({ note }) => note },
      {
        key: 'state',
        header: t('state'),
        width: 130,
        cell: ({ grantedAt }) => <StatusBadge status={grantedAt ? 'approved' : 'pending'} />,
        csv: ({ grantedAt }) => grantedAt,
      },
      {
        key: 'createdAt',
        header: t('asked'),
        sortKey: 'createdAt',
        width: 150,
        cell: ({ createdAt }) => times.agoAlone(createdAt),
        csv: ({ createdAt }) => createdAt,
      },
    ],
    [t, times],
  )
  const grant = async () => {
    if (!asked) return
    await acts.verification.grantReactivation({ id: asked.id })
    sayDone(t('granted', { name: asked.companyName }))
    setAsked(undefined)
  }
  return (
    <>
      <ListScreen
        name={t('reactivations')}
        header={
          <PageHeader
            parent={{ title: t('settings'), path: '/setting' }}
            title={t('reactivations')}
            description={t('reactivationsHint')}
          />
        }
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ companyName }) => companyName}
        defaultSort="-createdAt"
        rowActions={(request) =>
          request.grantedAt ? [] : [{ label: t('grant'), icon: <IconCheck size={16} />, run: () => setAsked(request) }]
        }
        empty={<Empty icon={<IconRefresh size={20} />} title={t('noRequests')} description={t('noRequestsHint')} />}
      />
      {asked && (
        <ConfirmDialog
          isOpen
          title={t('grantAsk', { name: asked.companyName })}
          consequences={[t('grantOpen'), t('grantTrial'), t('grantMail')]}
          keep={t('cancel')}
          act={t('grant')}
          onKeep={() => setAsked(undefined)}
          onAct={grant}
        />
      )}
    </>
  )
}
